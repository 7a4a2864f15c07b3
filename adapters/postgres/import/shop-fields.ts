/** What the fields of a shop's files may hold, each by its kind. */

import { isQuoteNumber } from "../../../core/billing/quotes/quote.ts"
import { type AttributeName, type Attributes, attributes as known } from "../../../core/catalogue/product/attribute.ts"
import { normalEmail } from "../../../core/contact/email-address.ts"
import { permissions } from "../../../core/identity/permission.ts"
import { accountStanding } from "../../../core/payments/trade-credit.ts"
import { skuPattern } from "../../../core/sku.ts"
import { parseTally } from "../../../core/units/tally.ts"
import {
  choiceField,
  decimalField,
  type Field,
  patternField,
  plainText,
  recordField,
  textField
} from "./field-kinds.ts"

/** [PAY-05] A word, or the merchant's own flag. */
export const standingField = textField("text", "open, hold or H, suspended or S", accountStanding)

export const sku = patternField(skuPattern, "letters, digits, dots, slashes and hyphens, at most 40")
export const id = patternField(/^[A-Za-z0-9][A-Za-z0-9._-]{0,59}$/, "letters, digits, dots and hyphens, at most 60")
export const account = patternField(/^[A-Za-z0-9-]{1,20}$/, "letters, digits and hyphens, at most 20")
export const slug = patternField(
  /^[a-z0-9]+(-[a-z0-9]+)*$/,
  "small letters, digits and single hyphens, at most 200",
  200
)
export const branchSlug = patternField(
  /^[a-z0-9]+(-[a-z0-9]+)*$/,
  "small letters, digits and single hyphens, at most 80",
  80
)
export const category = patternField(
  /^[a-z0-9-]+(\/[a-z0-9-]+){0,4}$/,
  "up to five slugs with / between them, at most 300 together"
)
export const barcode = patternField(/^\d{8,14}$/, "8 to 14 digits")
export const email = patternField(
  { test: (text) => /^[^@\sA-Z]+@[^@\sA-Z]+$/.test(text) && normalEmail(text) === text },
  "an e-mail address in small letters, its domain in its own script, at most 254",
  254
)
export const quoteNumber = patternField(
  { test: isQuoteNumber },
  "a quote's number such as Q204117, with 4 to 10 digits"
)
export const invoiceNumber = patternField(/^\d{4,12}$/, "4 to 12 digits")
export const tally = patternField(
  { test: (text) => parseTally(text) !== undefined },
  "pieces and a length such as 24/2.4"
)

export const starRating = textField("numeric(2, 1)", "a number from 1 to 5 with at most one decimal", (input) =>
  /^[1-5](\.\d)?$/.test(input) && Number(input) <= 5 ? Number(input) : undefined
)

/** Whole units of a thousandth, hundredth … of what is written, read digit by digit: 12.95 is 1295, never 1294.99…. */
const scaled = (input: string, decimals: number): number | undefined => {
  const found = /^(\d{1,9})(?:\.(\d+))?$/.exec(input)
  const [, units = "", parts = ""] = found ?? []
  if (!found || parts.replace(/0+$/, "").length > decimals) return undefined
  return Number(units + parts.slice(0, decimals).padEnd(decimals, "0"))
}

const unscaled = (value: number, decimals: number) => Number(`${value}e-${decimals}`)

/** Dollars outside, whole cents inside. */
const money = (may: string, least: number): Field<number> => ({
  ...textField("bigint", may, (input) => {
    const cents = scaled(input, 2)
    return cents !== undefined && cents >= least ? cents : undefined
  }),
  write: (cents) => unscaled(cents, 2)
})
export const price = money("an amount above 0 such as 12.95", 1)
export const amount = money("an amount such as 5000 or 12.95", 0)

/** A thousand tonnes, grams. */
const HEAVIEST = 1_000_000_000

/** Kilograms outside, whole grams inside. */
export const kilograms: Field<number> = {
  ...textField("integer", "kilograms such as 2.228, at most 1000000", (input) => {
    const grams = scaled(input, 3)
    return grams !== undefined && grams <= HEAVIEST ? grams : undefined
  }),
  write: (grams) => unscaled(grams, 3)
}

/** [STK-06] A number, or an older 'prefix-id', of which the second part counts. */
export const branchId = textField("integer", "a branch's number", (input) => {
  const id = /^(?:[A-Za-z0-9]+-)?(\d{1,6})$/.exec(input)?.[1]
  return id === undefined ? undefined : Number(id)
})

/** The largest measure of anything: a drawing, a filter and a page have to hold it. */
const LARGEST = 1_000_000_000

const figure = textField("numeric", `a number from -${LARGEST} to ${LARGEST}`, (input) =>
  /^-?\d{1,10}(\.\d{1,9})?$/.test(input) && Math.abs(Number(input)) <= LARGEST ? Number(input) : undefined
)

/** A kilometre and nothing, millimetres. */
const side = textField("numeric", "a number from 0 to 1000000", (input) =>
  /^\d{1,7}(\.\d{1,9})?$/.test(input) && Number(input) <= 1_000_000 ? Number(input) : undefined
)

export const attributeName = choiceField(Object.keys(known) as ReadonlyArray<AttributeName>)

export const attributes = recordField<Attributes>(
  `attributes the shop knows, measures as numbers up to ${LARGEST}`,
  (key) => (Object.hasOwn(known, key) ? (known[key as AttributeName].number ? figure : plainText(200)) : undefined)
)

const colour = patternField(/^#[0-9A-Fa-f]{6}$/, "a colour such as #a1b2c3")

export const drawing = recordField<{ readonly shape: string }>(
  "a shape, and perhaps a profile and a colour such as #a1b2c3",
  (key) => (key === "colour" ? colour : ["shape", "profile"].includes(key) ? plainText(60) : undefined),
  ["shape"]
)

export const dimensions = recordField<{ readonly length: number; readonly width: number; readonly height: number }>(
  "length, width and height in millimetres, each from 0 to 1000000",
  (key) => (["length", "width", "height"].includes(key) ? side : undefined),
  ["length", "width", "height"]
)

type Hours = { readonly from: number; readonly to: number }

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`

const openFrom: Field<Hours> = {
  ...textField<Hours>("text", "hours such as 07:00-17:30", (input) => {
    const [, h1, m1, h2, m2] = /^([01]?\d|2[0-3]):([0-5]\d)-([01]?\d|2[0-4]):([0-5]\d)$/.exec(input) ?? []
    if (h1 === undefined) return undefined
    const hours = { from: Number(h1) * 60 + Number(m1), to: Number(h2) * 60 + Number(m2) }
    return hours.from < hours.to && hours.to <= 1440 ? hours : undefined
  }),
  write: ({ from, to }) => `${clock(from)}-${clock(to)}`
}

export const hours = recordField<{ readonly [weekday: number]: Hours }>(
  "hours such as 07:00-17:30 for weekdays 1 (Monday) to 7",
  (key) => (/^[1-7]$/.test(key) ? openFrom : undefined)
)

export const permission = choiceField(permissions)

/** `54:11.90`: from 54 of them, 11.90 each. */
export const volumeBreak: Field<{ readonly quantityBreak: number; readonly unitPrice: number }> = {
  ...textField("text", "a quantity and a price such as 54:11.90", (input) => {
    const [quantity, unit] = input.split(":")
    const quantityBreak = decimalField(1_000_000).read(quantity)
    const unitPrice = price.read(unit)
    return quantityBreak === undefined || unitPrice === undefined ? undefined : { quantityBreak, unitPrice }
  }),
  write: ({ quantityBreak, unitPrice }) => `${quantityBreak}:${unscaled(unitPrice, 2)}`,
  copy: ({ quantityBreak, unitPrice }) => `${quantityBreak}:${unitPrice}`
}
