/** A company's orders as its contacts read them: rows of a list, one in full, and the filter of the list. */

import type { Address } from "../contact/address.ts"
import { parseDay } from "../delivery/schedule/wire-day.ts"
import { melbourneMoment } from "../melbourne.ts"
import type { Cents } from "../money.ts"
import type { LinePart } from "./line-part.ts"
import type { CheckoutType, Order, OrderLine, OrderStatus, OrderTotals } from "./order.ts"
import type { OrderDestination } from "./order-destination.ts"
import type { OrderEdit } from "./order-edit.ts"

/** [ORD-02] An order as one row of the list. */
export type SalesOrderRow = {
  readonly orderNo: string
  /** The customer's PO or job number. */
  readonly customerOrderNo?: string
  /** Epoch milliseconds. */
  readonly orderDate: number
  readonly status: OrderStatus
  readonly checkoutType: CheckoutType
  /** The branch that hands it over, by name. */
  readonly branch: string
  readonly contactName: string
  /** When an order is expected to be ready or delivered, epoch milliseconds; of a quote nothing is. */
  readonly estimated?: number
  /** Lines, not pieces. */
  readonly lineCount: number
  /** With GST. */
  readonly total: Cents
  /** Of a quote: what the list says of it and begins a change with. */
  readonly quote?: Pick<QuoteStanding, "state" | "expiresOn" | "outstanding"> & {
    readonly instructions: string
    readonly contactPhone: string
    /** Whoever reads it may change its texts, and pay it. */
    readonly isEditable: boolean
  }
}

const furtherStates = ["part-delivered", "part-called-off", "called-off", "expired", "paid", "nothing-due"] as const

/** How a quote stands: it can be paid while it is open, some of it delivered or called off already or not. */
export const quoteStates = ["open", ...furtherStates] as const
export type QuoteState = (typeof quoteStates)[number]

/** What the list of quotes is narrowed down to; `open` are those that can be paid. */
export const quoteFilters = ["open", "all", ...furtherStates] as const
export type QuoteFilter = (typeof quoteFilters)[number]

/** What an order that waits to be paid says of itself as a quote. */
export type QuoteStanding = {
  readonly state: QuoteState
  /** The Melbourne day on which it was made, and the last on which it can be paid, `2026-11-23`. */
  readonly quotedOn: string
  readonly expiresOn: string
  /** What is left of it to pay, with GST. */
  readonly outstanding: Cents
  /** The order that it became, and the invoice that paid it elsewhere. */
  readonly orderNo?: string
  readonly invoiceNo?: string
  /** Which of its lines, counted from 0, were handed over already, and by which invoice. */
  readonly deliveredLines: ReadonlyArray<{ readonly place: number; readonly invoiceNo: string }>
  /** [QUO-08] What can still be ordered of its lines, counted from 0, in which unit and steps. */
  readonly openParts: ReadonlyArray<LinePart & { readonly place: number }>
  /** [QUO-08] The orders of parts of it, the oldest first; `estimated` is when each comes, epoch milliseconds. */
  readonly callOffs: ReadonlyArray<Pick<SalesOrderRow, "orderNo" | "status"> & { readonly estimated: number }>
}

/** A step of an order's way; `at`, epoch milliseconds, where it was reached and the shop knows when. */
export type SalesOrderStep = { readonly label: string; readonly done: boolean; readonly at?: number }

/** Money that moved for an order. */
export type SalesOrderPayment = {
  readonly kind: "capture" | "refund"
  readonly amount: Cents
  readonly reference: string
  readonly at: number
}

/** [ENT-04] [CHK-06] An order in full. */
export type SalesOrder = {
  readonly orderNo: string
  readonly customerOrderNo?: string
  readonly instructions: string
  readonly contactName: string
  readonly contactPhone: string
  readonly status: OrderStatus
  readonly orderDate: number
  readonly checkoutType: CheckoutType
  /** Who receives it. */
  readonly deliveryTo: string
  /** Where it is brought to; absent for what is collected. */
  readonly destination?: OrderDestination
  readonly branch: string
  /** Absent of a quote, whose day is found once it is paid. */
  readonly estimated?: number
  readonly deliveredDate?: number
  readonly transactionReference?: string
  /** Absent of a quote that is not paid. */
  readonly paymentMethod?: Order["paymentMethod"]
  /** There where it is a quote. */
  readonly quote?: QuoteStanding
  /** Whose the bill is; `isIssued` once there is a tax invoice, under the order's number. */
  readonly invoice: {
    readonly invoicedTo: string
    readonly email: string
    readonly address?: Address
    readonly isIssued: boolean
  }
  readonly lines: ReadonlyArray<OrderLine>
  readonly totals: OrderTotals
  readonly steps: ReadonlyArray<SalesOrderStep>
  readonly payments: ReadonlyArray<SalesOrderPayment>
  /** [ENT-04] The fields that whoever reads it may change at the moment. */
  readonly editable: ReadonlyArray<keyof OrderEdit>
}

/** Orders that are under way: what the list shows where nothing else is asked for. */
export const currentStatuses = [
  "awaiting-payment",
  "placed",
  "preparing",
  "on-the-way",
  "ready"
] as const satisfies ReadonlyArray<OrderStatus>

/** What the list can be narrowed down to besides the current orders. */
export const salesOrderFilters = [
  "all",
  "placed",
  "preparing",
  "on-the-way",
  "ready",
  "delivered",
  "collected",
  "cancelled"
] as const

/** In which orders the list can stand; a hyphen is from the latest, or the most, down. */
export const salesOrderSorts = ["-ordered", "ordered", "-total", "total"] as const

export type SalesOrderSort = (typeof salesOrderSorts)[number]

/** [ORD-02] What narrows the list down. Without a status only current orders fit; days are Melbourne's, `2026-11-23`. */
export type SalesOrderFilter = {
  readonly search?: string
  readonly status?: (typeof salesOrderFilters)[number]
  readonly fromDate?: string
  readonly toDate?: string
}

/** Moments from the first, up to and without the last; epoch milliseconds. A side that is open, or no day, is absent. */
export type TimeWindow = { readonly from?: number; readonly until?: number }

/** From the beginning of the first Melbourne day to the end of the last. A date that the calendar lacks is left out. */
export const dayWindow = ({
  fromDate = "",
  toDate = ""
}: Pick<SalesOrderFilter, "fromDate" | "toDate">): TimeWindow => {
  const [first, last] = [parseDay(fromDate), parseDay(toDate)]
  return {
    ...(first ? { from: melbourneMoment(first, 0) } : {}),
    ...(last ? { until: melbourneMoment(last.add({ days: 1 }), 0) } : {})
  }
}
