/** What an order comes to. */
import type { Cents } from "../money.ts"
import { gstIn, onGstBasis } from "../pricing/gst.ts"
import type { OrderTotals } from "./order.ts"

type Line = { readonly linePrice: Cents; readonly lineGst: Cents }

const sum = (amounts: ReadonlyArray<Cents>): Cents => amounts.reduce((total, amount) => total + amount, 0)

/** [SUM-01] [GST-01] The parts of an order and their sum, cents with GST; the GST is that of each line, of the delivery and of the surcharge, added up. */
export const orderTotals = (lines: ReadonlyArray<Line>, delivery: Cents, surcharge: Cents): OrderTotals => {
  const subtotal = sum(lines.map(({ linePrice }) => linePrice))
  const gst = sum([...lines.map(({ lineGst }) => lineGst), gstIn(delivery), gstIn(surcharge)])
  return { subtotal, delivery, surcharge, gst, total: subtotal + delivery + surcharge }
}

/** [GST-03] The parts of an order, cents, as their reader sees them; without GST they and the GST come to the same total. */
export const totalsOnGstBasis = (totals: OrderTotals, exGst: boolean): OrderTotals => {
  if (!exGst) return totals
  const [delivery, surcharge] = [onGstBasis(totals.delivery, true), onGstBasis(totals.surcharge, true)]
  return { ...totals, subtotal: totals.total - totals.gst - delivery - surcharge, delivery, surcharge }
}
