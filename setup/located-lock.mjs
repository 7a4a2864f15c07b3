/**
 * Says for the length of one install where the registry keeps each package of the lock.
 *
 * The lock names no registry, since each machine has its own. By itself npm then asks for the list of all versions of
 * every package to learn where one of them lies, which is most of what an install takes.
 */
import { rmSync, writeFileSync } from "node:fs"
import { read } from "./once.mjs"
import { inRoot } from "./processes.mjs"

/** npm reads it in place of package-lock.json. */
const file = inRoot("npm-shrinkwrap.json")

const fileOf = (registry, name, version) => `${registry}/${name}/-/${name.split("/").at(-1)}-${version}.tgz`

/**
 * The lock with the place of each package's file in `registry`, which ends without a slash. Folders of the project's own
 * have none; of a package whose sum the lock does not know npm has to ask, or it would take any file for it.
 */
export const locatedLock = (lock, registry) => ({
  ...lock,
  packages: Object.fromEntries(
    Object.entries(lock.packages).map(([place, entry]) => {
      const [, name] = /(?:^|\/)node_modules\/((?:@[^/]+\/)?[^/]+)$/.exec(place) ?? []
      if (name === undefined || entry.integrity === undefined) return [place, entry]
      return [place, { ...entry, resolved: fileOf(registry, entry.name ?? name, entry.version) }]
    })
  )
})

/** What an install that was killed has left would count as the lock. */
export const removeLocatedLock = () => rmSync(file, { force: true })

/** Does the work while npm finds the lock with the places of `registry`. */
export const withLocatedLock = async (registry, work) => {
  process.once("exit", removeLocatedLock)
  writeFileSync(file, JSON.stringify(locatedLock(JSON.parse(read(inRoot("package-lock.json"))), registry)))
  try {
    return await work()
  } finally {
    process.removeListener("exit", removeLocatedLock)
    removeLocatedLock()
  }
}
