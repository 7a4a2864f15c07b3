/** Builds the shop when its sources have changed since the last build. */
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { brotliCompressSync, constants } from "node:zlib"
import { hashOf, once, read } from "./once.mjs"
import { packagesState, projectNode } from "./packages.mjs"
import { inRoot, lastLines, root, Stopped, step } from "./processes.mjs"

const generated = "routeTree.gen.ts"

const onlyOnce = (make) => {
  let made
  return () => (made ??= make())
}

const filesUnder = (place) => {
  if (statSync(place).isFile()) return [place]
  return readdirSync(place)
    .filter((name) => name !== generated)
    .sort()
    .flatMap((name) => filesUnder(join(place, name)))
}

/** As they are when this process first asks: what changes meanwhile is built by the next. */
const sourcesState = onlyOnce(() => {
  const files = ["core", "adapters", "ui", "setup/lean-router.mjs", "vite.config.ts", "tsconfig.json"].flatMap((name) =>
    filesUnder(inRoot(name))
  )
  return hashOf([packagesState(), ...files.flatMap((file) => [file.slice(root.length), readFileSync(file)])])
})

/** Text is sent compressed; done once here, as small as it gets, instead of at every request. */
const compress = (place) => {
  for (const file of filesUnder(place)) {
    if (!/\.(js|css|svg|json)$/.test(file)) continue
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11 }
    writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file), { params }))
  }
}

const stamp = inRoot("dist", ".built")

/**
 * What Node runs for a program, by its source's path: what was built of it, which starts in a fraction of the time, where
 * the build is of the very sources that are there; else the source.
 */
export const programFile = (path) => {
  const built = inRoot("dist", "server", path.replace(/\.ts$/, ".js"))
  return existsSync(built) && read(stamp) === sourcesState() ? built : inRoot(path)
}

export const ensureBuild = () =>
  once(stamp, sourcesState(), async () => {
    const args = [inRoot("node_modules", "vite", "bin", "vite.js"), "build"]
    const env = { NODE_ENV: "production" }
    const result = await step("Building the shop", "Shop built", projectNode(), args, { env })
    if (result.code !== 0) throw new Stopped(`The build failed:\n${lastLines(result.output, 60)}`)
    compress(inRoot("dist", "client"))
  })
