/** Hook that gives the login link's target and the path to return to after login. */
import { useLocation } from "@tanstack/react-router"
import type { Shopfront } from "./shopfront.ts"

/** [POP-02] By an e-mailed link where the shop sends them, else by the password. */
export const useLoginLink = ({ magicLinkLogin }: Shopfront["features"]) => {
  const { pathname, href } = useLocation()
  const needsNoReturnPath = pathname === "/" || pathname.startsWith("/my-account")
  return {
    to: magicLinkLogin ? "/my-account/link-login" : "/my-account/login",
    search: needsNoReturnPath ? {} : { next: href }
  } as const
}
