/** Posting lists: one byte per stock number, mostly 0, so that four are tested at once. */

export const emptyBytes = (count: number): Uint8Array<ArrayBuffer> =>
  new Uint8Array(new ArrayBuffer(Math.ceil(count / 4) * 4), 0, count)

/** The bytes of a column again, four in each number. */
export const foursOf = ({ buffer }: Uint8Array<ArrayBuffer>): Uint32Array => new Uint32Array(buffer)

/** The first place from `from` to before `end` whose byte is not 0, or the number of places. */
export const nextSet = (bytes: Uint8Array, fours: Uint32Array, from: number, end = bytes.length): number => {
  let position = from
  while (position < end) {
    if (bytes[position] !== 0) return position
    position++
    while ((position & 3) === 0 && fours[position >> 2] === 0 && position < end) position += 4
  }
  return bytes.length
}

/** How many bytes are 1, where each is 0 or 1. */
export const countOnes = (fours: Uint32Array): number => {
  let count = 0
  for (let at = 0; at < fours.length; at++) count += Math.imul(fours[at] as number, 0x01010101) >>> 24
  return count
}
