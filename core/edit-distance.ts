/** Edit distance between two words, for typo tolerance in searches and names of places. */

/** How many slips a word of this length may have: none under 4 letters, one from 4, two from 8. Words with figures never have any. */
export const allowedEdits = (word: string): 0 | 1 | 2 => {
  if (word.length < 4 || !/^\p{L}+$/u.test(word)) return 0
  return word.length < 8 ? 1 : 2
}

/**
 * Slips that turn `typed` into `word`: a letter wrong, missing, doubled up, or two neighbours swapped count one each.
 * With `unfinished`, into any beginning of `word`. Anything above `most` is answered as `most + 1`.
 */
export const editDistance = (typed: string, word: string, most: number, unfinished = false): number => {
  const [n, m] = [typed.length, word.length]
  if (n - m > most || (!unfinished && m - n > most)) return most + 1
  const width = Math.min(m, n + most)
  let before: Array<number> = []
  let above = Array.from({ length: width + 1 }, (_, j) => j)
  for (let i = 1; i <= n; i++) {
    const row = [i]
    let least = i
    for (let j = 1; j <= width; j++) {
      const same = typed[i - 1] === word[j - 1]
      let slips = Math.min((above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (above[j - 1] ?? 0) + (same ? 0 : 1))
      if (i > 1 && j > 1 && typed[i - 1] === word[j - 2] && typed[i - 2] === word[j - 1])
        slips = Math.min(slips, (before[j - 2] ?? 0) + 1)
      row.push(slips)
      if (slips < least) least = slips
    }
    if (least > most) return most + 1
    before = above
    above = row
  }
  const slips = unfinished ? Math.min(...above) : m <= width ? (above[m] ?? most + 1) : most + 1
  return Math.min(slips, most + 1)
}
