/** Where it is said that an order can't go on its buyer's account: for members alone, by code fetched after the page's. */
import { getRouteApi } from "@tanstack/react-router"
import { useEffect } from "react"
import { useLazyPart } from "../kit/use-lazy-part.ts"
import type { CreditNoticeProps } from "./credit-notice.tsx"

const root = getRouteApi("__root__")

const load = () => import("./credit-notice.tsx")

/** Who pays at once, and needs nobody's approval, has nothing to be told. */
export const CreditNoticePlace = (props: CreditNoticeProps) => {
  const { member } = root.useLoaderData()
  const [part, fetchPart] = useLazyPart(load)
  const isAsked = member !== undefined && (member.typeAcctAr === "A" || member.asksPermission)
  useEffect(() => {
    if (isAsked) fetchPart()
  }, [isAsked, fetchPart])
  return isAsked && part ? <part.CreditNotice {...props} /> : null
}
