/** Tells a listing's loader which store its stock is shown at. */
import type { SessionViewModel } from "../../session/session.view-model.ts"

/** The visitor's store, where one is chosen: of what the page around the list was told, and not asked for again. */
export const chosenBranchId = async (session: Pick<SessionViewModel, "shopfront">): Promise<number | undefined> => {
  const answer = await session.shopfront()
  return answer.ok ? answer.data.branch?.id : undefined
}
