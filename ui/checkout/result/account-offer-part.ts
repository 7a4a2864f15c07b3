/** The offer of an account stands at the end of the page, which most have seen before: its form comes when it is near. */
import type { ComponentProps } from "react"
import type { LaterPart } from "../../kit/later-view.tsx"
import type { AccountOffer } from "./account-offer.tsx"

export const accountOfferPart: LaterPart<ComponentProps<typeof AccountOffer>> = {
  server: undefined,
  load: () => import("./account-offer.tsx").then((offer) => offer.AccountOffer)
}
