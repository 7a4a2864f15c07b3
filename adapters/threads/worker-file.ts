/** Finds a source that runs as it is, a worker thread's above all, wherever the rest was built to. */
import { existsSync } from "node:fs"

/** By the file's path under `adapters/`; nothing where this deployment does not have it. */
export const findSourceFile = (path: string): URL | undefined => {
  // This file itself, the built server, and a part of that.
  const places = ["../", "../../adapters/", "../../../adapters/"].map((up) => new URL(up + path, import.meta.url))
  return places.find((place) => existsSync(place))
}

/** @throws where the sources are not beside what was built from them. */
export const workerFile = (path: string): URL => {
  const found = findSourceFile(path)
  if (!found) throw new Error(`The source of the thread ${path} is missing`)
  return found
}
