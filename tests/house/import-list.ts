/** Reads which file imports what, for the tests of the house. */
import { existsSync, globSync, readFileSync } from "node:fs"
import { dirname, join } from "node:path/posix"
import { parseSync } from "vite"

export type Import = {
  readonly from: string
  /** A file of this project by its path from the root, or the package as it is named in the import. */
  readonly to: string
  readonly atRunTime: boolean
  /** Loaded when it is asked for, by `import()` in a function, not with the file. */
  readonly later: boolean
}

export const sourceFiles = (rooms: ReadonlyArray<string>): ReadonlyArray<string> =>
  rooms
    .flatMap((room) => globSync(`${room}/**/*.{ts,tsx}`))
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => !path.endsWith("routeTree.gen.ts"))
    .sort()

const target = (from: string, named: string) => {
  const [path = named] = named.split("?")
  return path.startsWith(".") ? join(dirname(from), path) : path
}

/** Every import and re-export of a source text; `import { type A }` counts as run time, because the import stays. */
export const importsIn = (from: string, text: string): ReadonlyArray<Import> => {
  const { module, errors } = parseSync(from, text)
  if (errors.length > 0) throw new Error(`${from} cannot be read: ${errors[0]?.message}`)
  const found = (named: string, atRunTime: boolean, later = false): Import => ({
    from,
    to: target(from, named),
    atRunTime,
    later
  })
  const stays = (start: number) => !/^(import|export)\s+type\s*[{*\w]/.test(text.slice(start, start + 40))

  const imports = module.staticImports.map((one) => found(one.moduleRequest.value, stays(one.start)))
  const exports = module.staticExports.flatMap((one) =>
    one.entries.flatMap(({ moduleRequest }) => (moduleRequest ? [found(moduleRequest.value, stays(one.start))] : []))
  )
  const dynamic = new Set(module.dynamicImports.map((one) => one.start))
  const called = [...text.matchAll(/\bimport\(\s*["'`]([^"'`]+)["'`]/g)].map((match) =>
    found(match[1] ?? "", dynamic.has(match.index), dynamic.has(match.index))
  )
  return [...imports, ...exports, ...called]
}

export const importsOf = (files: ReadonlyArray<string>): ReadonlyArray<Import> =>
  files.flatMap((file) => importsIn(file, readFileSync(file, "utf8")))

export const isOfProject = (path: string): boolean => /^(core|adapters|ui|fixtures|tests)\//.test(path)
export const exists = (path: string): boolean => existsSync(path)

/** All that is loaded together with these files: they themselves, what they import, and so on. */
export const loadedWith = (starts: ReadonlyArray<string>, imports: ReadonlyArray<Import>): ReadonlySet<string> => {
  const next = Map.groupBy(
    imports.filter(({ atRunTime, later }) => atRunTime && !later),
    ({ from }) => from
  )
  const loaded = new Set<string>(starts)
  for (const file of loaded) for (const { to } of next.get(file) ?? []) loaded.add(to)
  return loaded
}

/** The first circle found among imports, as the files along it; none when there is no circle. */
export const circleIn = (imports: ReadonlyArray<Import>): ReadonlyArray<string> | undefined => {
  const next = Map.groupBy(imports, ({ from }) => from)
  const done = new Set<string>()
  const walk = (file: string, way: ReadonlyArray<string>): ReadonlyArray<string> | undefined => {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file]
    if (done.has(file)) return undefined
    for (const { to } of next.get(file) ?? []) {
      const circle = walk(to, [...way, file])
      if (circle) return circle
    }
    done.add(file)
    return undefined
  }
  for (const file of next.keys()) {
    const circle = walk(file, [])
    if (circle) return circle
  }
  return undefined
}

/**
 * The first circle among the folders that stand beside each other, at any depth: `core/stock` and `core/stores`, or
 * `adapters/api` and `adapters/storage`. An import counts for the two folders in which its ways part; what a folder and
 * its own sub-folder import of each other does not, as who opens the one has the other before them.
 */
export const folderCircleIn = (imports: ReadonlyArray<Import>): ReadonlyArray<string> | undefined =>
  circleIn(
    imports.flatMap((one) => {
      const [from, to] = [one.from.split("/").slice(0, -1), one.to.split("/").slice(0, -1)]
      const parting = from.findIndex((folder, depth) => folder !== to[depth])
      if (parting === -1 || parting >= to.length) return []
      const folderOf = (path: ReadonlyArray<string>) => path.slice(0, parting + 1).join("/")
      return [{ ...one, from: folderOf(from), to: folderOf(to) }]
    })
  )

/** The first circle among folders where each counts by its own files alone: one and its sub-folder are two folders. */
export const ownFolderCircleIn = (imports: ReadonlyArray<Import>): ReadonlyArray<string> | undefined => {
  const folderOf = (file: string) => file.split("/").slice(0, -1).join("/")
  const between = imports.map((one) => ({ ...one, from: folderOf(one.from), to: folderOf(one.to) }))
  return circleIn(between.filter(({ from, to }) => from !== to))
}
