/** A link that staff wrote: within the shop without loading the page anew, elsewhere as it is. */
import { Link } from "@tanstack/react-router"
import type { ComponentProps } from "react"
import { isShopLink } from "../../core/content/text/link.ts"

type Passed = "className" | "children" | "onClick" | "aria-current" | "aria-expanded"

type Props = Pick<ComponentProps<"a">, Passed> & { readonly to: string }

/** What is answered by a page of the shop; a query or an anchor is left to the browser. */
const isPage = (to: string): boolean => isShopLink(to) && !/[?#]|^\/(?:api|media|invoices)\b/.test(to)

export const ContentLink = ({ to, children, ...rest }: Props) => {
  if (!isPage(to))
    return (
      <a {...rest} href={to} rel="noopener">
        {children}
      </a>
    )
  return (
    <Link {...rest} to={to}>
      {children}
    </Link>
  )
}
