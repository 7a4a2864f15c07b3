/** What pages make of an answer of the content service that says it is an error: nothing, and the page stays. */
import { expect, it } from "vitest"
import { createApiClient } from "../../../adapters/browser/api-client.ts"
import { loadBlocks, type WrittenBlock } from "../../../ui/storefront/blocks/load-blocks.ts"

/** A service that says so with every status. */
const shopAnswering = (status: number) => ({
  call: createApiClient(async () => ({
    ok: status === 200,
    status,
    json: async () => ({ error: true, code: "X", msg: "No.", data: { unexpected: true } })
  })),
  search: async () => [],
  isLoggedIn: false
})

const blocks: ReadonlyArray<WrittenBlock> = [
  { is: "banner", location: "home" },
  { is: "form", formId: "contact" },
  { is: "posts", heading: "News", most: 3 },
  { is: "pages", heading: "Services", below: "/services" },
  { is: "call-to-action", heading: "Ring us", text: "Any time.", label: "Ring", to: "/contact" }
]

it.each([200, 404, 500])("[CALL-25] an answer with the error flag and the status %i gives nothing", async (status) => {
  const loaded = await loadBlocks(shopAnswering(status), blocks)
  expect(loaded).toEqual([{ is: "form" }, blocks[4]])
})
