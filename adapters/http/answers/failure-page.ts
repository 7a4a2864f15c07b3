/** What a person reads in place of a page that could not be made: plain HTML that needs nothing else of the shop. */
import { busyWords, failureWords, unavailableWords } from "../../../core/words/failure.ts"
import { escapeHtml } from "../../messages/mail-page.ts"

/** Nothing in it runs and nothing is fetched. */
export const pagePolicy = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'"

/** The shop's own paper, ink and rule, light and dark; its type would have to be fetched. */
const style = `:root{color-scheme:light dark;--ink:light-dark(#15181b,#f1eee6)}
body{margin:0;background:light-dark(#f6f4ee,#14171a);color:var(--ink);font:1.125rem/1.5 Arial,sans-serif}
body::before{content:"";display:block;height:1rem;border-bottom:1px solid var(--ink);background:
repeating-linear-gradient(90deg,var(--ink) 0 1px,transparent 1px 80px) left bottom/100% 100% no-repeat,
repeating-linear-gradient(90deg,var(--ink) 0 1px,transparent 1px 8px) left bottom/100% 45% no-repeat}
main{max-width:36rem;margin:15vh auto 2rem;padding:1.5rem;border-left:.75rem solid #f5c400;background:light-dark(#fffefb,#1b1f23)}
h1{margin:0 0 .75rem;font-size:1.75rem;line-height:1.2;text-wrap:balance}
p{margin:0 0 1.25rem}
p:last-child{margin:0}
a{display:inline-block;padding:.75rem 1.25rem;background:#f5c400;color:#15181b;font-weight:bold;text-decoration:none}
a:focus-visible{outline:3px solid var(--ink);outline-offset:3px}`

/** The same address once more, on this host whatever its path begins with. */
const currentLocation = (request: Request): string => {
  const { pathname, search } = new URL(request.url)
  return pathname.replace(/^\/+/, "/") + search
}

const acceptsHtml = (request: Request): boolean => request.headers.get("accept")?.includes("text/html") === true

export type FailurePageContent = {
  readonly title: string
  readonly says: string
  readonly link: { readonly to: string; readonly text: string }
}

const tryAgain = (request: Request, status: number): FailurePageContent => ({
  ...(status === 503 ? busyWords : unavailableWords),
  link: { to: currentLocation(request), text: failureWords.again }
})

/**
 * `refused` as a page for a browser that asked for one, with its status and headers; as it is for whoever asked for anything
 * else. Where nothing else is to be shown the page says that the shop is busy or broken, and links to itself.
 */
export const toFailurePage = (request: Request, errorResponse: Response, content?: FailurePageContent): Response => {
  if (!acceptsHtml(request)) return errorResponse
  const headers = new Headers(errorResponse.headers)
  headers.delete("content-length")
  headers.set("content-type", "text/html; charset=utf-8")
  headers.set("content-security-policy", pagePolicy)
  headers.set("cache-control", "no-store")
  headers.append("vary", "Accept")
  return new Response(failurePageHtml(content ?? tryAgain(request, errorResponse.status)), {
    status: errorResponse.status,
    headers
  })
}

/** The page as HTML; its policy goes with it as a header. */
export const failurePageHtml = ({ title, says, link }: FailurePageContent): string =>
  pageHtml({
    title,
    body: `<h1>${escapeHtml(title)}</h1><p>${escapeHtml(says)}</p><p><a href="${escapeHtml(link.to)}">${escapeHtml(link.text)}</a></p>`
  })

/** A page in the shop's own paper and ink; `body` and `style` are HTML and CSS as they are. */
export const pageHtml = ({
  title,
  body,
  style: more = ""
}: {
  readonly title: string
  readonly body: string
  readonly style?: string
}): string =>
  `<!doctype html><html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title><style>${style}${more}</style></head>
<body><main>${body}</main></body></html>`
