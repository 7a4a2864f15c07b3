/** Whether a body can be one of the shop's forms, told before anything reads it: whole text, neither deep nor full. */
import { isUtf8 } from "node:buffer"

/** An order of 200 lines holds some 5,000 values, at most 6 deep. */
const MAX_VALUES = 8000
const MAX_DEPTH = 32
/** The longest list of any form has 200 entries. */
const MAX_ENTRIES = 256

const [quote, backslash, comma] = [0x22, 0x5c, 0x2c]
const openingBytes = new Set([0x5b, 0x7b])
const closingBytes = new Set([0x5d, 0x7d])
const space = new Set([0x20, 0x09, 0x0a, 0x0d])

/** The place after a text in quotes that begins at `from`. */
const afterText = (bytes: Uint8Array, from: number): number => {
  let place = from + 1
  while (place < bytes.length && bytes[place] !== quote) place += bytes[place] === backslash ? 2 : 1
  return place + 1
}

/**
 * [T61] Counts what opens and what is parted by commas, in all and in each list or object. A schema names every bad entry
 * before it finds the list too long: 4,000 of them took 100 ms, and lists in each other even more, while everybody waits.
 */
const isWithinLimits = (bytes: Uint8Array): boolean => {
  /** How many values each list or object has that is open at this place, the outermost first. */
  const open = [0]
  let [values, place] = [0, 0]
  while (place < bytes.length) {
    const byte = bytes[place] ?? 0
    if (byte === quote) {
      place = afterText(bytes, place)
      continue
    }
    if (openingBytes.has(byte)) open.push(1)
    else if (closingBytes.has(byte) && open.length > 1) open.pop()
    else if (byte === comma) open.push((open.pop() ?? 0) + 1)
    if (openingBytes.has(byte) || byte === comma) values += 1
    if (open.length - 1 > MAX_DEPTH || values > MAX_VALUES || (open.at(-1) ?? 0) > MAX_ENTRIES) return false
    place += 1
  }
  return true
}

/** What a text may begin with to say that it is UTF-8; whoever reads JSON passes over it. */
const hasByteOrderMark = (bytes: Uint8Array): boolean => bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf

const isJson = (bytes: Uint8Array): boolean => openingBytes.has(bytes.find((byte) => !space.has(byte)) ?? 0)

/** [T61] [F8] Text in UTF-8 and, where it is JSON, at most 32 deep, with 8,000 values in all and 256 in one list or object. */
export const isAcceptableBody = (bytes: Uint8Array): boolean => {
  const text = hasByteOrderMark(bytes) ? bytes.subarray(3) : bytes
  return isUtf8(bytes) && (!isJson(text) || isWithinLimits(text))
}
