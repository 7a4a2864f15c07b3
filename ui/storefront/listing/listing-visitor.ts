/** Tells a listing's loader whose list it is. */
import { buyerKey } from "../../../core/identity/buyer.ts"
import type { SessionViewModel } from "../../session/session.view-model.ts"
import type { ListingScope } from "./listing-requests.ts"

/** The visitor's store, where one is chosen, and who is logged in: of what the page around the list was told, and not asked for again. */
export const listingVisitor = async (
  session: Pick<SessionViewModel, "shopfront">
): Promise<Pick<ListingScope, "branchId" | "owner">> => {
  const answer = await session.shopfront()
  if (!answer.ok) return {}
  const { branch, member } = answer.data
  return { branchId: branch?.id, ...(member ? { owner: buyerKey(member) } : {}) }
}
