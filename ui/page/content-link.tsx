/** A link that staff wrote: within the shop without loading the page anew, elsewhere as it is. */
import { Link } from "@tanstack/react-router"
import type { ReactNode } from "react"
import { isShopLink } from "../../core/content/text/link.ts"

type Props = {
  readonly to: string
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** What is answered by a page of the shop; a query or an anchor is left to the browser. */
const isPage = (to: string): boolean => isShopLink(to) && !/[?#]|^\/(?:api|media|invoices)\b/.test(to)

export const ContentLink = ({ to, className, children }: Props) => {
  if (!isPage(to))
    return (
      <a href={to} className={className} rel="noopener">
        {children}
      </a>
    )
  return (
    <Link to={to} className={className}>
      {children}
    </Link>
  )
}
