/** Finds the source of a worker thread, which runs from it wherever the rest was built to. */
import { existsSync } from "node:fs"

/** By the file's path under `adapters/`. @throws where the sources are not beside what was built from them. */
export const workerFile = (path: string): URL => {
  // This file itself, the built server, and a part of that.
  const places = ["../", "../../adapters/", "../../../adapters/"].map((up) => new URL(up + path, import.meta.url))
  const found = places.find((place) => existsSync(place))
  if (!found) throw new Error(`The source of the thread ${path} is missing`)
  return found
}
