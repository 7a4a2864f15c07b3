import { expect, it } from "vitest"
import { visitors } from "./visit.ts"
const { visit } = visitors()
it("home", async () => {
  const { page } = await visit()
  await page.goto("/terms")
  expect(await page.title()).toContain("Terms")
})
it("missing", async () => {
  const { page, expects } = await visit()
  await page.goto("/nope")
})
