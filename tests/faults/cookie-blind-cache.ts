/** A cache between shoppers and the shop that is shared by all of them and looks at no cookie: what it may keep, everybody gets. */

type Kept = { readonly status: number; readonly headers: Headers; readonly text: string }

export type CacheResponse = Kept & { readonly fromCache: boolean }

/** What no shared cache may keep, and what it must ask for again each time. */
const forbids = /(^|[\s,])(no-store|private|no-cache)([\s,=]|$)/i

/** `Vary` means nothing to it; without a word about keeping an answer it keeps it. */
export const cookieBlindCache = (origin: string) => {
  const kept = new Map<string, Kept>()
  return {
    kept,
    ask: async (
      method: string,
      path: string,
      headers: Record<string, string> = {},
      body?: string
    ): Promise<CacheResponse> => {
      const found = method === "GET" ? kept.get(path) : undefined
      if (found) return { ...found, fromCache: true }
      const init = body === undefined ? { method, headers } : { method, headers, body }
      const response = await fetch(`${origin}${path}`, { ...init, redirect: "manual" })
      const answer = { status: response.status, headers: response.headers, text: await response.text() }
      const mayKeep = method === "GET" && response.status < 500 && response.headers.getSetCookie().length === 0
      if (mayKeep && !forbids.test(response.headers.get("cache-control") ?? "")) kept.set(path, answer)
      return { ...answer, fromCache: false }
    }
  }
}
