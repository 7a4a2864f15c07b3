/** Where somebody who wants to log in is led, and how they come back to where they were. */
import { useLocation } from "@tanstack/react-router"
import type { Shopfront } from "./shopfront.ts"

/** [POP-02] By an e-mailed link where the shop sends them, else by the password. */
export const useWayToLogin = ({ magicLinkLogin }: Shopfront["features"]) => {
  const { pathname, href } = useLocation()
  const isOnTheWay = pathname === "/" || pathname.startsWith("/my-account")
  return {
    to: magicLinkLogin ? "/my-account/link-login" : "/my-account/login",
    search: isOnTheWay ? {} : { next: href }
  } as const
}
