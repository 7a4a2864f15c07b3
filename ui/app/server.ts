/** Answers every request: the shop's own calls and files first, then the pages. */
import handler, { createServerEntry } from "@tanstack/react-start/server-entry"
import { answerWith, closeShop } from "../../adapters/server.ts"

export default createServerEntry({
  fetch: (request, options) => answerWith(request, (page) => handler.fetch(page, options))
})

export { closeShop }
