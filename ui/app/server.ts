/** Answers every request: the shop's own calls and files first, then the pages. */

import { tsrStartManifest } from "tanstack-start-manifest:v"
import { createStartHandler, defaultRenderHandler } from "@tanstack/react-start/server"
import { answerWith, closeShop } from "../../adapters/server.ts"
import { holdScripts } from "./after-paint.ts"

const { routes: built } = tsrStartManifest()

/** Pages are made whole: each waits for all that it shows before it is made, so there is nothing to send ahead. */
const pages = createStartHandler((page) => {
  holdScripts(page.router, built)
  return defaultRenderHandler(page)
})

// Not wrapped as a server entry, which would answer some addresses by itself, without a word and without our headers.
export default {
  fetch: (request: Request, options?: Parameters<typeof pages>[1]) =>
    answerWith(request, (page) => pages(page, options))
}

export { closeShop }
