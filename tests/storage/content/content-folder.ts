/** A folder of content for a test: written file by file, removed after it. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { afterEach, beforeEach } from "vitest"

export type ContentFolder = {
  readonly path: () => string
  /** Writes a file below the folder. */
  readonly put: (file: string, text: string | Uint8Array) => void
}

/** A new folder for each test of the file. */
export const contentFolder = (): ContentFolder => {
  let folder = ""
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "lineal-content-"))
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))
  return {
    path: () => folder,
    put: (file, text) => {
      mkdirSync(dirname(join(folder, file)), { recursive: true })
      writeFileSync(join(folder, file), text)
    }
  }
}

/** A page with a title and so much Markdown. */
export const pageFile = (title: string, markdown = "Some words."): string =>
  `---\ntitle: ${title}\ndescription: About ${title}\n---\n${markdown}\n`
