/** What an e-invoice's lines, charges and GST come to, so that they add up to the invoice's own total. */
import { type Cents, roundedFraction } from "../../money.ts"
import { gstIn } from "../../pricing/gst.ts"
import type { AccountInvoice, InvoiceLine } from "../invoices/account-invoice.ts"

/** How a part is taxed, as PINT A-NZ codes it: at the standard rate of 10%, or GST-free. */
export type GstCode = "S" | "Z"

/** A part of an e-invoice: cents without GST, and how it is taxed. */
export type EInvoicePart = { readonly net: Cents; readonly gst: GstCode }

/** What is added to all lines, or, of kind `allowance`, taken from them; above 0. */
export type EInvoiceCharge = EInvoicePart & {
  readonly kind: "charge" | "allowance"
  readonly of: "delivery" | "surcharge" | "rounding"
}

/** An e-invoice's amounts without GST, cents; with the GST they come to the invoice's own total. */
export type EInvoiceAmounts = {
  readonly lines: ReadonlyArray<EInvoicePart>
  readonly charges: ReadonlyArray<EInvoiceCharge>
  readonly lineTotal: Cents
  readonly chargeTotal: Cents
  readonly allowanceTotal: Cents
  readonly net: Cents
  readonly gst: Cents
  readonly total: Cents
  readonly prepaid: Cents
  readonly payable: Cents
}

type TaxedLine = Pick<InvoiceLine, "linePrice" | "lineGst">

const sum = (amounts: ReadonlyArray<Cents>): Cents => amounts.reduce((all, one) => all + one, 0)

/** What is left of a part without its own GST, so that no cent is lost or made. Where there should be GST and is none, it is GST-free. */
const partOf = (incGst: Cents, gst: Cents): EInvoicePart => ({
  net: incGst - gst,
  gst: gst === 0 && gstIn(incGst) !== 0 ? "Z" : "S"
})

/** The parts that are taxed so, without GST: what is charged less what is allowed. */
export const taxableAmount = ({ lines, charges }: Pick<EInvoiceAmounts, "lines" | "charges">, code: GstCode): Cents =>
  sum([
    ...lines.map(({ net, gst }) => (gst === code ? net : 0)),
    ...charges.map(({ net, gst, kind }) => (gst === code ? (kind === "charge" ? net : -net) : 0))
  ])

const MOST_DRIFT: Cents = 100

/**
 * GST that was rounded line by line (GST-02) may be more than a dollar off a tenth of a long invoice, which PINT A-NZ refuses
 * (aligned-ibrp-051). Then what is taxed is made ten times the GST, and the rest stands beside it without GST: the totals stay.
 */
const driftCharges = (taxed: Cents, gst: Cents): ReadonlyArray<EInvoiceCharge> => {
  if (Math.abs(gst - roundedFraction(taxed, 10)) <= MOST_DRIFT) return []
  const drift = taxed - 10 * gst
  const [net, of] = [Math.abs(drift), "rounding"] as const
  return [
    { kind: drift > 0 ? "allowance" : "charge", of, net, gst: "S" },
    { kind: drift > 0 ? "charge" : "allowance", of, net, gst: "Z" }
  ]
}

/** [EINV-02] Of lines, and of charges with their GST; `paid` is what was paid of it. Cents. */
export const amountsOf = (
  lines: ReadonlyArray<TaxedLine>,
  {
    delivery,
    surcharge,
    gst,
    total
  }: {
    readonly delivery: Cents
    readonly surcharge: Cents
    readonly gst: Cents
    readonly total: Cents
  },
  paid: Cents
): EInvoiceAmounts => {
  const parts = lines.map(({ linePrice, lineGst }) => partOf(linePrice, lineGst))
  const chargesGst = gst - sum(lines.map(({ lineGst }) => lineGst))
  const deliveryGst = delivery === 0 ? 0 : chargesGst === 0 ? 0 : chargesGst - gstIn(surcharge)
  const plain: ReadonlyArray<EInvoiceCharge> = [
    { kind: "charge", of: "delivery", ...partOf(delivery, deliveryGst) } as const,
    { kind: "charge", of: "surcharge", ...partOf(surcharge, chargesGst - deliveryGst) } as const
  ].filter(({ net }) => net > 0)
  const charges = [...plain, ...driftCharges(taxableAmount({ lines: parts, charges: plain }, "S"), gst)]
  const of = (kind: EInvoiceCharge["kind"]) => sum(charges.map((one) => (one.kind === kind ? one.net : 0)))
  return {
    lines: parts,
    charges,
    lineTotal: sum(parts.map(({ net }) => net)),
    chargeTotal: of("charge"),
    allowanceTotal: of("allowance"),
    net: total - gst,
    gst,
    total,
    prepaid: paid,
    payable: total - paid
  }
}

/** [EINV-02] What credit notes took of an invoice stands on them and not here, so that nobody takes it off twice. */
export const eInvoiceAmounts = ({
  lines,
  totals,
  outstanding,
  credited = 0
}: Pick<AccountInvoice, "lines" | "totals" | "outstanding" | "credited">): EInvoiceAmounts =>
  amountsOf(lines, totals, totals.total - outstanding - credited)
