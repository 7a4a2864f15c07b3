/** The pages that the stand-in shows a shopper: one heading, a few words, and buttons. */
import { createHash } from "node:crypto"

const style = `:root{color-scheme:light dark;font:1.125rem/1.5 system-ui,sans-serif}body{margin:0}
main{max-width:32rem;margin:0 auto;padding:2rem 1rem}h1{font-size:1.5rem;line-height:1.25}
button{font:inherit;display:block;width:100%;min-height:3rem;margin-top:1rem;padding:.5rem 1rem;border:2px solid;border-radius:.25rem}
button:focus-visible{outline:3px solid Highlight;outline-offset:3px}`
const styleHash = `'sha256-${createHash("sha256").update(style).digest("base64")}'`

export type StandInPage = {
  readonly status: number
  readonly headers: Record<string, string>
  readonly html: string
}

/** Text within HTML. */
export const safe = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** `sendsTo` is where the form's answer may lead: a browser follows a redirect only to an origin named here. */
export const page = (status: number, title: string, inside: string, sendsTo = ""): StandInPage => ({
  status,
  headers: {
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": `default-src 'none'; style-src ${styleHash}; form-action 'self' ${sendsTo}; base-uri 'none'; frame-ancestors 'self' ${sendsTo}`,
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff"
  },
  html: `<!doctype html><html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${safe(title)}</title><style>${style}</style></head><body><main><h1>${safe(title)}</h1>${inside}</main></body></html>`
})
