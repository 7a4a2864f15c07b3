/** A link that staff wrote: within the shop without loading the page anew, elsewhere as it is. */
import type { ComponentProps } from "react"
import { isShopLink } from "../../core/content/text/link.ts"

type Passed = "className" | "children" | "onClick" | "aria-current" | "aria-expanded"

type Props = Pick<ComponentProps<"a">, Passed> & { readonly to: string }

/** What is answered by a page of the shop; a query or an anchor is left to the browser. */
const isPage = (to: string): boolean => isShopLink(to) && !/[?#]|^\/(?:api|media|invoices)\b/.test(to)

/**
 * Some eighty of these stand in the header and the footer of every page. Each knows its address already, so it is not built
 * by the router, which would take a tenth of the page's time: `followPageLinks` sees to all of them.
 */
export const ContentLink = ({ to, children, ...rest }: Props) => (
  <a {...rest} href={to} {...(isPage(to) ? { "data-page": true } : { rel: "noopener" })}>
    {children}
  </a>
)
