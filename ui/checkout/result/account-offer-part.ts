/** The offer of an account stands at the end of the page, which most have seen before: its form comes when it is near. */
import type { ComponentProps } from "react"
import { laterPart } from "../../kit/later-view.tsx"
import type { AccountOffer } from "./account-offer.tsx"

export const accountOfferPart = laterPart<ComponentProps<typeof AccountOffer>>(() =>
  import("./account-offer.tsx").then((offer) => offer.AccountOffer)
)
