/** Guard of the account's pages: where the shop has no accounts, there are none of them. */
import { notFound } from "@tanstack/react-router"
import { unwrapResponse } from "../../kit/unwrap-response.ts"
import type { SessionViewModel } from "../../session/session.view-model.ts"

/** [LAY-02] [TOG-01] */
export const requireAccounts = async (session: SessionViewModel): Promise<void> => {
  if (!unwrapResponse(await session.shopfront()).features.tradePortal) throw notFound()
}
