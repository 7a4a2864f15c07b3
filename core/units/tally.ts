/** A tally: how many pieces of each length a pack holds, as it is written on the pack's end. */
import { type Result, refusal } from "../result.ts"
import { tallyWords } from "../words/tally.ts"
import { ceilDivide, fromHundredths, type Hundredths, hundredths } from "./quantity.ts"
import { lengthText } from "./sticks.ts"

/** Pieces of one length in metres, two decimals at most. */
export type Tally = { readonly pieces: number; readonly length: number }

const written = /^([1-9]\d{0,3})\/(\d{1,2}(?:\.\d{1,2})?)$/

/** [TAL-01] Pieces and length of `24/2.4`; undefined where it is not written so, has no pieces or no length. */
export const parseTally = (text: string): Tally | undefined => {
  const [, pieces, length] = written.exec(text) ?? []
  return pieces !== undefined && Number(length) > 0 ? { pieces: Number(pieces), length: Number(length) } : undefined
}

/** [TAL-01] Pieces and length in metres as they are written on a pack: `24/2.4`, `12/3.0`. */
export const tallyText = ({ pieces, length }: Tally): string => `${pieces}/${lengthText(length)}`

/** [TAL-01] A pack by length, shortest first, the pieces of one length together; refused with the first text that cannot be read. */
export const packTally = (texts: ReadonlyArray<string>): Result<ReadonlyArray<Tally>, "badTally"> => {
  const byLength = new Map<number, number>()
  for (const text of texts) {
    const tally = parseTally(text)
    if (!tally) return refusal("badTally", tallyWords.badTally(text), text)
    byLength.set(tally.length, (byLength.get(tally.length) ?? 0) + tally.pieces)
  }
  const pack = [...byLength].map(([length, pieces]) => ({ pieces, length }))
  return { ok: true, value: pack.sort((left, right) => left.length - right.length) }
}

export type TallyTotal = { readonly pieces: number; readonly metres: number }

const total = (pack: ReadonlyArray<Tally>): { readonly pieces: number; readonly metres: Hundredths } => ({
  pieces: pack.reduce((sum, { pieces }) => sum + pieces, 0),
  metres: pack.reduce((sum, { pieces, length }) => sum + pieces * (hundredths(length) ?? 0), 0)
})

/** [TAL-01] What a pack comes to: pieces, and lineal metres exact to 0.01 m, since the lengths are added as hundredths. */
export const tallyTotal = (pack: ReadonlyArray<Tally>): TallyTotal => {
  const { pieces, metres } = total(pack)
  return { pieces, metres: fromHundredths(metres) }
}

/** [TAL-01] Whole packs that hold so many metres, two decimals at most; refused for an empty pack and for no such quantity. */
export const packsFor = (pack: ReadonlyArray<Tally>, metres: number): Result<number, "emptyPack" | "badMetres"> => {
  const [held, wanted] = [total(pack).metres, hundredths(metres)]
  if (held <= 0) return refusal("emptyPack", tallyWords.emptyPack)
  if (wanted === undefined) return refusal("badMetres", tallyWords.badMetres, "metres")
  return { ok: true, value: ceilDivide(wanted, held) }
}
