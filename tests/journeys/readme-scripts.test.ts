/** The scripts of the README do in a real browser what they say. */
import { rmSync } from "node:fs"
import { afterAll, assert, beforeAll, it } from "@effect/vitest"
import type { Browser } from "playwright"
import { folderWithCore, pageBundle, pageScripts, saidByTitle, saysByTitle } from "../house/readme-scripts.ts"
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

it("the scripts of the README and the package's examples print in Chromium what they say", async () => {
  const page = await browser.newPage()
  const said: Array<string> = []
  page.on("console", (message) => said.push(message.text()))
  page.on("pageerror", (problem) => said.push(String(problem)))
  await page.addScriptTag({ content: await pageBundle(folder) })
  assert.deepStrictEqual(saidByTitle(said), saysByTitle(pageScripts))
})
