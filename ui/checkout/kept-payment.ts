/** The payment that this browser has under way: kept, so that a page loaded again or a second tab goes on with it instead of paying again. */
import type { ShopClient } from "../../adapters/client.ts"

export type KeptPayment = {
  readonly intentId: string
  /** An order was sent to be paid by it, and its end is not known here yet. */
  readonly sent: boolean
  /** The order, once it is paid. */
  readonly orderNo?: string
}

const isKept = (kept: unknown): kept is KeptPayment =>
  typeof kept === "object" && kept !== null && "intentId" in kept && typeof kept.intentId === "string" && "sent" in kept

export const keptPayment = async (shop: ShopClient): Promise<KeptPayment | undefined> => {
  const kept = await (await shop.store()).read<unknown>("payment")
  return isKept(kept) ? kept : undefined
}

export const keepPayment = async (shop: ShopClient, payment: KeptPayment): Promise<void> => {
  await (await shop.store()).write("payment", payment)
}
