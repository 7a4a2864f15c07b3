/** What customers and branches are told about an order, in words and papers. */
import { Context, type Effect } from "effect"
import type { Message } from "../messages/message.ts"
import type { Cents } from "../money.ts"
import type { Branch } from "../stock/branch.ts"
import type { Order } from "./order.ts"

/** An order with what its messages say besides. */
export type ToldOrder = {
  readonly order: Order
  readonly branch: Branch
  /** The token of the order's own link. */
  readonly token: string
}

export class OrderMessages extends Context.Service<
  OrderMessages,
  {
    /** The customer's confirmation with the tax invoice, and the branch's pick list. */
    readonly placed: (told: ToldOrder) => Effect.Effect<ReadonlyArray<Message>>
    /** The order came one step further; of one that was cancelled the branch hears too. */
    readonly moved: (told: ToldOrder) => Effect.Effect<ReadonlyArray<Message>>
    readonly refunded: (told: ToldOrder, amount: Cents) => Effect.Effect<ReadonlyArray<Message>>
  }
>()("core/orders/OrderMessages") {}
