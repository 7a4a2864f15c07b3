/** Which build a shop is, as browsers are told. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { versionOf } from "../../../adapters/http/routes/health-route.ts"

let folder = ""
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "lineal-build-"))
})
afterEach(() => rmSync(folder, { recursive: true }))

const built = (names: string): URL => {
  const list = join(folder, "manifest.json")
  writeFileSync(list, names)
  return pathToFileURL(list)
}

describe("The version of a shop", () => {
  it("[CALL-26] is another one where the built files are others, and the same for the same files", () => {
    const first = versionOf(built('{"a":"assets/a-1.js"}'))
    expect(versionOf(built('{"a":"assets/a-1.js"}'))).toBe(first)
    expect(versionOf(built('{"a":"assets/a-2.js"}'))).not.toBe(first)
    expect(first).toMatch(/^[0-9a-f]{12}$/)
  })

  it("[CALL-26] is one of its own where nothing is built", () => {
    expect(versionOf(pathToFileURL(join(folder, "missing.json")))).not.toBe(versionOf(built("{}")))
  })
})
