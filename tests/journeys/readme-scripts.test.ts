/** The scripts of the README do in a real browser what they say. */
import { rmSync } from "node:fs"
import { afterAll, assert, beforeAll, it } from "@effect/vitest"
import type { Browser } from "playwright"
import { bundleFor, folderWithCore, readmeScripts } from "../house/readme-scripts.ts"
import { openBrowser } from "./browser.ts"

let folder = ""
let browser: Browser
beforeAll(async () => {
  folder = await folderWithCore()
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  rmSync(folder, { recursive: true, force: true })
})

it("the scripts of the README print in Chromium what it says", async () => {
  for (const [place, { title, says }] of readmeScripts.entries()) {
    const page = await browser.newPage()
    const said: Array<string> = []
    page.on("console", (message) => said.push(message.text()))
    page.on("pageerror", (problem) => said.push(String(problem)))
    await page.addScriptTag({ content: await bundleFor(folder, place) })
    assert.deepStrictEqual(said, says, title)
    await page.close()
  }
})
