/**
 * Mends package-lock.json after an install: names every package of every platform, and no registry.
 *
 * A registry that lacks the binaries of some other platform makes npm write a lock without them, which `npm ci` then
 * refuses as out of step. An optional package that is only named needs its version and platform; npm skips it elsewhere.
 */
import { readFileSync, writeFileSync } from "node:fs"

/** What the words in a binary's name mean to npm; `linux-arm64-musl` is a system, a processor and a C library. */
const systems = ["android", "darwin", "freebsd", "linux", "netbsd", "openbsd", "openharmony", "sunos", "win32", "aix"]
const processors = ["arm64", "arm", "ia32", "x64", "loong64", "mips64el", "ppc64", "riscv64", "s390x", "wasm32"]
const libraries = { gnu: "glibc", gnueabihf: "glibc", musl: "musl", musleabihf: "musl" }

const platformOf = (name) => {
  const words = name.replace("windows", "win32").split(/[^a-z0-9]+/)
  const os = systems.filter((system) => words.includes(system))
  const cpu = processors.filter((processor) => words.includes(processor))
  const libc = words.flatMap((word) => libraries[word] ?? [])
  return { ...(os.length && { os }), ...(cpu.length && { cpu }), ...(os[0] === "linux" && libc.length && { libc }) }
}

/** The places where a package installed at `from` looks for `name`, nearest first. */
const placesOf = (from, name) => {
  const places = []
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf("node_modules/") - 1))) {
    places.push(`${folder ? `${folder}/` : ""}node_modules/${name}`)
    if (folder === "") return places
  }
}

const missingFrom = (packages) =>
  Object.entries(packages).flatMap(([from, entry]) =>
    Object.entries(entry.optionalDependencies ?? {})
      .filter(([name]) => !placesOf(from, name).some((place) => place in packages))
      .map(([name, range]) => [
        `node_modules/${name}`,
        { name, dev: entry.dev, version: range.replace(/^[~^>=]+/, "") }
      ])
  )

/** Rewrites the lock in place and answers how many packages it added. */
export const repairLockFile = (path) => {
  const lock = JSON.parse(readFileSync(path, "utf8"))
  const missing = missingFrom(lock.packages)
  for (const [place, { name, dev, version }] of missing) {
    const { os, cpu, libc } = platformOf(name)
    if (!os && !cpu) throw new Error(`package-lock.json lacks ${name}, and its name tells no platform`)
    // In the order in which npm writes them, so that its next install changes nothing.
    lock.packages[place] = {
      version,
      ...(cpu && { cpu }),
      ...(dev && { dev }),
      ...(libc && { libc }),
      optional: true,
      ...(os && { os })
    }
  }
  // A folder of the project's own is no registry's: npm finds it by this alone.
  for (const entry of Object.values(lock.packages)) if (!entry.link) delete entry.resolved
  const inOrder = Object.keys(lock.packages).sort((a, b) => a.localeCompare(b, "en"))
  lock.packages = Object.fromEntries(inOrder.map((place) => [place, lock.packages[place]]))
  writeFileSync(path, `${JSON.stringify(lock, undefined, 2)}\n`)
  return missing.length
}
