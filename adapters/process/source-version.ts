/** Names the state of some of the shop's sources, so that what another version of them made and kept is made anew. */
import { createHash } from "node:crypto"
import { existsSync } from "node:fs"
import { readdir, readFile } from "node:fs/promises"
import { fileURLToPath } from "node:url"
import { ownFile } from "./own-files.ts"

/** A hash of every source in these folders of the project, in hexadecimal digits; folders that were not deployed count as empty. */
export const sourceVersion = async (folders: ReadonlyArray<string>): Promise<string> => {
  const hash = createHash("sha256")
  for (const name of folders) {
    const folder = ownFile(`${name}/`)
    if (!existsSync(folder)) continue
    const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith(".ts")).sort()
    for (const file of files) hash.update(file).update(await readFile(fileURLToPath(new URL(file, folder))))
  }
  return hash.digest("hex")
}
