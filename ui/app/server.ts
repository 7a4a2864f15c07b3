/** Answers every request: the shop's own calls and files first, then the pages. */
import handler from "@tanstack/react-start/server-entry"
import { answerWith, closeShop } from "../../adapters/server.ts"

// Not wrapped as a server entry, which would answer some addresses by itself, without a word and without our headers.
export default {
  fetch: (request: Request, options?: Parameters<typeof handler.fetch>[1]) =>
    answerWith(request, (page) => handler.fetch(page, options))
}

export { closeShop }
