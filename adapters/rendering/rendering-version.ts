/** Names the state of the code that draws, so that what another version of the shop drew and kept is drawn anew. */
import { createHash } from "node:crypto"
import { existsSync } from "node:fs"
import { readdir, readFile } from "node:fs/promises"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { memoizeSuccess } from "../../core/memoize-success.ts"

/** The sources of every drawing and paper; they lie beside the built shop too, the example shop's drawings where it has any. */
const sources = (): ReadonlyArray<string> => {
  const places = ["../../", "../../../"].map((up) => fileURLToPath(new URL(up, import.meta.url)))
  const root = places.find((place) => existsSync(join(place, "adapters/rendering"))) ?? ""
  return ["adapters/images", "adapters/documents", "fixtures/drawings"]
    .map((name) => join(root, name))
    .filter((folder) => existsSync(folder))
}

const hashSources = async (): Promise<string> => {
  const hash = createHash("sha256")
  for (const folder of sources()) {
    const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith(".ts")).sort()
    for (const name of names) hash.update(name).update(await readFile(join(folder, name)))
  }
  return hash.digest("hex")
}

/** Read once; a reading that failed is tried again. */
export const renderingVersion = memoizeSuccess(hashSources)
