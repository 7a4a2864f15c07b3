/** `lineal price`: what each line of a list costs, and why. */
import type { Day } from "../delivery/schedule/wire-day.ts"
import { type Cents, dollars } from "../money.ts"
import { explainPrice } from "../pricing/explain-price.ts"
import type { ListedPrice, PriceTerms, VolumeBreak } from "../pricing/price.ts"
import { type Result, refusal } from "../result.ts"
import { unitCodes } from "../units/unit.ts"
import { unitChoiceText } from "../units/unit-choice.ts"
import { type LineProblem, type SheetRow, sheetOf } from "./sheet.ts"
import {
  choiceCell,
  dayCell,
  dollarsCell,
  figureCell,
  listCell,
  momentCell,
  optionalCell,
  requiredCell,
  textCell
} from "./sheet-cell.ts"

type PriceRow = {
  readonly sku: string
  readonly uom: (typeof unitCodes)[number]
  readonly stick: number | undefined
  readonly retail: Cents
  readonly qty: number
  readonly unit: string | undefined
  readonly breaks: ReadonlyArray<VolumeBreak> | undefined
  readonly promotion: Cents | undefined
  readonly promotion_from: Day | undefined
  readonly promotion_to: Day | undefined
  readonly clearance: Cents | undefined
  readonly terms: "guest" | "loyalty" | "trade" | undefined
  readonly contract_price: Cents | undefined
  readonly percent_off: number | undefined
}

const MOST = 10_000_000

const breakCell = {
  expectation: "",
  read: (text: string): VolumeBreak | undefined => {
    const [from = "", price = "", more] = text.split(":")
    const [quantityBreak, unitPrice] = [figureCell(2, MOST).read(from), dollarsCell.read(price)]
    return quantityBreak && unitPrice && more === undefined ? { quantityBreak, unitPrice } : undefined
  }
}

const unitCell = {
  ...choiceCell(unitCodes),
  expectation: "the code of a unit, such as LM, EA, BX, PK, BG, KG, M2, M3 or LT"
}

const termsOf = ({ terms = "guest", contract_price: fixed, percent_off: percentOff }: PriceRow): PriceTerms =>
  terms === "trade"
    ? { kind: terms, ...(fixed === undefined ? {} : { fixed }), ...(percentOff === undefined ? {} : { percentOff }) }
    : { kind: terms }

/** What a row says over several of its cells, where that cannot be. */
const contradiction = (row: PriceRow): Result<PriceRow, "badCell"> => {
  if (row.uom === "LM" && row.stick === undefined)
    return refusal(
      "badCell",
      "stick is missing; what is priced by the lineal metre needs the length of its stick",
      "stick"
    )
  if (row.uom !== "LM" && row.stick !== undefined)
    return refusal("badCell", "stick is only for what is priced by the lineal metre, LM", "stick")
  const dates = [row.promotion, row.promotion_from, row.promotion_to].filter((one) => one !== undefined).length
  if (dates !== 0 && dates !== 3)
    return refusal("badCell", "a promotion needs promotion, promotion_from and promotion_to", "promotion")
  if (row.terms !== "trade" && (row.contract_price ?? row.percent_off) !== undefined)
    return refusal("badCell", "contract_price and percent_off are only for the terms trade", "terms")
  return { ok: true, value: row }
}

const listedOf = (row: PriceRow): ListedPrice => {
  const { sku, uom, stick = 1, retail, breaks = [], promotion, promotion_from: from, promotion_to: to, clearance } = row
  return {
    sku,
    uom,
    factor: stick,
    isRandomLength: false,
    retail,
    volumeBreaks: breaks,
    ...(promotion && from && to ? { promotion: { price: promotion, from, to } } : {}),
    ...(clearance === undefined ? {} : { clearance }),
    lowest: { sku, price: retail },
    highest: { sku, price: retail }
  }
}

const unitOf = ({ unit, uom, stick = 1 }: PriceRow): string =>
  unit === "STICK" ? unitChoiceText({ uom: "STICK", factor: stick }) : unitChoiceText({ uom: unit ?? uom, factor: 1 })

const explained = (row: PriceRow, now: number) => {
  const fault = contradiction(row)
  if (!fault.ok) return fault
  return explainPrice(listedOf(row), { sku: row.sku, qty: row.qty, uom: unitOf(row) }, termsOf(row), now)
}

/** [SHEET-01] A list of things with their listed prices, quantities and terms; each line priced as the shop would. */
export const priceSheet = sheetOf<PriceRow, { readonly at: number | undefined }>({
  name: "price",
  about: "what each line of a list costs, and why",
  needsDays: true,
  columns: {
    sku: requiredCell(textCell, "the thing"),
    uom: requiredCell(unitCell, "the unit that it is priced in: LM is a lineal metre, EA each"),
    stick: optionalCell(
      figureCell(2, 100),
      "the length of its stick in metres, where it is priced by the lineal metre"
    ),
    retail: requiredCell(dollarsCell, "the listed price of one unit, with GST"),
    qty: requiredCell(figureCell(2, MOST), "how much is bought"),
    unit: optionalCell(
      { ...choiceCell(["STICK", ...unitCodes]), expectation: "STICK, or the code of its own unit" },
      "what qty counts: STICK for whole sticks; its own unit if left out"
    ),
    breaks: optionalCell(
      listCell(breakCell, ";", "volume breaks such as 54:6.12;108:5.90"),
      "from which quantity of its own unit which price"
    ),
    promotion: optionalCell(dollarsCell, "the price for a while"),
    promotion_from: optionalCell(dayCell, "its first day"),
    promotion_to: optionalCell(dayCell, "its last day"),
    clearance: optionalCell(dollarsCell, "the price at which it is cleared"),
    terms: optionalCell(choiceCell(["guest", "loyalty", "trade"]), "who buys it; guest if left out"),
    contract_price: optionalCell(dollarsCell, "for trade: the price agreed"),
    percent_off: optionalCell(figureCell(2, 100), "for trade: per cent off retail")
  },
  options: { at: optionalCell(momentCell, "when it is bought, for promotions; now if left out") },
  output: [
    { name: "line", about: "the line of the file" },
    { name: "sku", about: "the thing" },
    { name: "qty", about: "the quantity that is priced, in its own unit" },
    { name: "unit_price", about: "of one unit, with GST", unit: "cents" },
    { name: "line_price", about: "of the line, with GST", unit: "cents" },
    { name: "gst", about: "the GST in it", unit: "cents" },
    { name: "steps", about: "from retail to what is paid" }
  ],
  answer: (rows: ReadonlyArray<SheetRow<PriceRow>>, { at = Date.now() }) => {
    const problems: Array<LineProblem> = []
    const answers = rows.flatMap(({ line, row }) => {
      const found = explained(row, at)
      if (!found.ok) {
        const field = found.code === "unpriced" ? undefined : found.field
        problems.push({ line, ...(field === undefined ? {} : { field }), msg: found.msg })
        return []
      }
      const { qty, steps, linePrice, lineGst } = found.value
      const told = steps.map(({ reason, amount }) => `${reason} ${dollars(amount)}`).join(", ")
      return [
        {
          line,
          sku: row.sku,
          qty,
          unit_price: steps.at(-1)?.unitPrice,
          line_price: linePrice,
          gst: lineGst,
          steps: told
        }
      ]
    })
    return { rows: answers, problems }
  }
})
