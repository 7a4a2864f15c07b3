/** A member's pages as the server sends them, and the text that stands on a page. */
import { browserAt } from "../api/account/login-browser.ts"
import type { PageServer } from "./page-server.ts"

/** Logs in, and answers what asks for pages in that name, and what calls the shop in it. */
export const memberPages = async (server: PageServer, email: string) => {
  const browser = browserAt(server)
  await browser.enter(email)
  const cookie = [...browser.jar].map(([name, value]) => `${name}=${value}`).join("; ")
  const call = (method: string, path: string, body?: unknown) => server.call(method, path, body, { cookie })
  return Object.assign((path: string) => server.get(path, { cookie }), { call })
}

const entities: Readonly<Record<string, string>> = { "&#x27;": "'", "&quot;": '"', "&amp;": "&" }

/** What is read on it, each piece between bars; tags of what was typed stay escaped. */
export const pageText = (html: string): string =>
  html
    .replace(/<(script|style).*?<\/\1>/gs, "")
    .replace(/<!--.*?-->/gs, "")
    .replace(/<[^>]*>/g, "|")
    .replace(/\|+/g, "|")
    .replaceAll("\u00a0", " ")
    .replace(/&(#x27|quot|amp);/g, (entity) => entities[entity] ?? entity)
