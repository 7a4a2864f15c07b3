/** Finds the shop's own files, wherever this runs: from its sources, or from what was built of them. */
import { existsSync } from "node:fs"

const findRoot = (folder: URL): URL => {
  if (existsSync(new URL("package.json", folder))) return folder
  const above = new URL("../", folder)
  if (above.href === folder.href) throw new Error(`${import.meta.url} is in no folder with a package.json`)
  return findRoot(above)
}

const root = findRoot(new URL("./", import.meta.url))
const built = new URL("dist/server/", root)

/** By its path in the project's folder, whether it is there or not. */
export const ownFile = (path: string): URL => new URL(path, root)

/** A thread or a program by its source's path: as it was built where this is, too, and was not left to its source. */
export const ownProgram = (path: string): URL => {
  const file = new URL(path.replace(/\.ts$/, ".js"), built)
  return import.meta.url.startsWith(built.href) && existsSync(file) ? file : ownFile(path)
}
