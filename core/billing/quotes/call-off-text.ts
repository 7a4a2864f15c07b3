/** [QUO-08] The part of a quote that is called off, as an address holds it: `0:12,3:2.5`, each line's place from 0 and how much of it. */
import type { WantedPart } from "./call-off.ts"

export const callOffPartsPattern = /^\d{1,4}:\d{1,7}(\.\d{1,2})?(,\d{1,4}:\d{1,7}(\.\d{1,2})?)*$/u

/** The most lines that one call-off takes a part of. */
export const MAX_CALLED_OFF_LINES = 500

export const callOffPartsText = (parts: ReadonlyArray<WantedPart>): string =>
  parts.map(({ place, quantity }) => `${place}:${quantity}`).join(",")

/** Of a text of that pattern; any other is no part at all, which nobody can call off. */
export const parseCallOffParts = (text: string): ReadonlyArray<WantedPart> =>
  callOffPartsPattern.test(text)
    ? text.split(",").map((part) => {
        const [place, quantity] = part.split(":")
        return { place: Number(place), quantity: Number(quantity) }
      })
    : []
