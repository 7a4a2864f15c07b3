/** What customers and branches are told about an order, in words and papers. */
import { Context, type Effect } from "effect"
import type { Message } from "../messages/message.ts"
import type { Cents } from "../money.ts"
import type { Order } from "../orders/order.ts"
import type { PaymentInstructions } from "../payments/awaited-instructions.ts"
import type { Branch } from "../stores/branch.ts"

/** An order with what its messages say besides. */
export type OrderMessageData = {
  readonly order: Order
  readonly branch: Branch
  /** The token of the order's own link. */
  readonly token: string
  /** [RUN-02] Who took it, of one that was delivered. */
  readonly receivedBy?: string
}

/** Port that composes messages to customers and branches about orders. Has no failure of its own. */
export class OrderMessages extends Context.Service<
  OrderMessages,
  {
    /** The customer's confirmation with the tax invoice, and the branch's pick list. */
    readonly orderPlaced: (told: OrderMessageData) => Effect.Effect<ReadonlyArray<Message>>
    /** The order came one step further; of one that was cancelled the branch hears too. */
    readonly statusChanged: (told: OrderMessageData) => Effect.Effect<ReadonlyArray<Message>>
    /** [BANK-01] How the customer sends the money by themselves, and until when the goods wait, epoch milliseconds. */
    readonly moneyAwaited: (
      told: OrderMessageData,
      awaited: { readonly instructions: PaymentInstructions; readonly until: number }
    ) => Effect.Effect<ReadonlyArray<Message>>
    /** [BANK-03] No money came, or the customer let it go: it is cancelled, and its branch never heard of it. */
    readonly awaitedLapsed: (told: OrderMessageData) => Effect.Effect<ReadonlyArray<Message>>
    readonly orderRefunded: (told: OrderMessageData, amount: Cents) => Effect.Effect<ReadonlyArray<Message>>
    /** The tax invoice once more, to somebody of the company; `key` makes it a message of its own. */
    readonly invoiceCopy: (
      told: OrderMessageData,
      to: { readonly email: string; readonly key: string }
    ) => Effect.Effect<ReadonlyArray<Message>>
  }
>()("core/ordering/OrderMessages") {}
