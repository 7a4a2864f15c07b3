/** Reads a label of a domain's name that is written in ASCII for another script: `xn--bcher-kva` is `bücher` (RFC 3492). */

const BASE = 36
const T_MIN = 1
const T_MAX = 26
const SKEW = 38
const DAMP = 700
const LAST_CODE_POINT = 0x10ffff

/** a to z are 0 to 25, 0 to 9 are 26 to 35. */
const digitOf = (letter: string): number => {
  const code = letter.charCodeAt(0)
  return code >= 97 ? code - 97 : code - 22
}

const adapted = (delta: number, count: number, isFirst: boolean): number => {
  let rest = Math.floor(delta / (isFirst ? DAMP : 2))
  rest += Math.floor(rest / count)
  let steps = 0
  for (; rest > ((BASE - T_MIN) * T_MAX) >> 1; steps += BASE) rest = Math.floor(rest / (BASE - T_MIN))
  return steps + Math.floor(((BASE - T_MIN + 1) * rest) / (rest + SKEW))
}

/** A label in small letters, read where it is one of `xn--`; undefined where it is not written so or says nothing that a name can hold. */
export const decodeLabel = (label: string): string | undefined => {
  const [, plain = "", coded = ""] = /^xn--(?:([a-z0-9-]+)-)?([a-z0-9]+)$/.exec(label) ?? []
  if (coded === "") return undefined
  const points = Array.from(plain, (letter) => letter.charCodeAt(0))
  let [point, at, bias] = [128, 0, 72]
  let place = 0
  while (place < coded.length) {
    const before = at
    for (let weight = 1, limit = BASE; ; limit += BASE) {
      if (place >= coded.length) return undefined
      const digit = digitOf(coded.charAt(place++))
      at += digit * weight
      const threshold = Math.min(Math.max(limit - bias, T_MIN), T_MAX)
      if (digit < threshold) break
      weight *= BASE - threshold
    }
    const count = points.length + 1
    bias = adapted(at - before, count, before === 0)
    point += Math.floor(at / count)
    if (point > LAST_CODE_POINT) return undefined
    at %= count
    points.splice(at++, 0, point)
  }
  const name = String.fromCodePoint(...points)
  // Another form of a name would be written otherwise.
  const isOwnForm = name.normalize("NFKC").toLowerCase() === name
  // Some marks are never seen, such as U+180C.
  const isVisible = /^[\p{L}\p{M}\p{N}-]+$/u.test(name) && !/\p{Default_Ignorable_Code_Point}/u.test(name)
  return isOwnForm && isVisible && /[^a-z0-9-]/u.test(name) ? name : undefined
}
