/**
 * Makes this machine ready and runs the shop: `node run.mjs start`, `test` and the rest, from any Node 20 or newer.
 *
 * What a command needs is done first and only once: packages (the right Node is one of them), the database's
 * libraries, the build, a browser for the tests. It needs no package itself, so that it runs in an empty clone.
 */
import { spawnSync } from "node:child_process"
import { existsSync, readFileSync } from "node:fs"
import { cpus } from "node:os"
import { tellAdvisories } from "./setup/advisories.mjs"
import { ensureBrowser } from "./setup/browser.mjs"
import { ensureBuild, programFile } from "./setup/build.mjs"
import { checkPackage } from "./setup/check-package.mjs"
import { shopFlags, shopMemory } from "./setup/node-flags.mjs"
import { packCore } from "./setup/pack-core.mjs"
import { changePackages, ensurePackages, ensureTools, pathToNode, projectNode } from "./setup/packages.mjs"
import { inRoot, lastLines, run, Stopped, say, seconds, stopWith } from "./setup/processes.mjs"

/** Run inside a child: it stops by itself when this process was killed and could not pass a signal on. */
const stopsWhenOrphaned =
  'data:text/javascript,const p=process.ppid;setInterval(()=>process.ppid===p||process.kill(process.pid,"SIGTERM"),1000).unref()'

/** Where Node keeps what it has compiled, so that a later start of the same files takes two thirds of the time. */
const compiled = inRoot("node_modules", ".compiled")

/** Run inside a child: it gets a processor when nothing else wants one. Linux weighs whole sessions before their processes, by a setting of their own. */
const lowestPriority =
  'data:text/javascript,import{setPriority}from"node:os";import{writeFileSync}from"node:fs";try{setPriority(19);writeFileSync("/proc/self/autogroup","19")}catch{}'

const runNode = (args, { env, flags = [], ...options } = {}) => {
  const withPlaces = { NODE_COMPILE_CACHE: compiled, ...env, PATH: pathToNode() }
  return run(projectNode(), [...flags, "--import", stopsWhenOrphaned, ...args], { ...options, env: withPlaces })
}
const tool = (...parts) => inRoot("node_modules", ...parts)

/** Runs a program of the project's own on the right Node; settings in `.env` count where the environment has none. */
const script = async (file, args, env = {}, flags = []) =>
  (
    await runNode([...flags, ...(existsSync(inRoot(".env")) ? ["--env-file=.env"] : []), file, ...args], {
      env
    })
  ).code

/**
 * Reads the types of what has changed since it last looked, and of what that reaches: the first time, of all. Each
 * checker works out again what the others have: four of them, as there are by themselves, take 2.4 times what one does.
 */
const typesOf = (folder) => [
  tool("typescript", "bin", "tsc"),
  ...["-p", folder, "--incremental", "--tsBuildInfoFile", tool(".types", `${folder === "." ? "all" : folder}.json`)],
  ...["--checkers", `${Math.max(1, Math.min(4, cpus().length >> 1))}`]
]

const checks = [
  ["Types of the core", typesOf("core")],
  ["Format and lint", [tool("@biomejs", "biome", "bin", "biome"), "check", "--error-on-warnings", "."]],
  ["Dead code", [tool("knip", "bin", "knip.js")]]
]

const longestCheck = ["Types", typesOf(".")]

/** Answers the names of what is not right, of checkers that run side by side; what is found is shown as it is. */
const check = async (all, flags) => {
  const failed = await Promise.all(
    all.map(async ([name, command]) => {
      const from = Date.now()
      const { code, output } = await runNode(command, { quiet: true, flags })
      say(`${code === 0 ? "ok    " : "FAILED"} ${name} (${seconds(from)})${code === 0 ? "" : `\n${output}`}`)
      return code === 0 ? [] : [name]
    })
  )
  return failed.flat()
}

/** How long all processors together have worked and waited since this machine was started, in milliseconds. */
const processorTimes = () =>
  cpus().reduce(
    (sum, { times: { idle, ...busy } }) => ({
      idle: sum.idle + idle,
      all: sum.all + idle + Object.values(busy).reduce((one, other) => one + other, 0)
    }),
    { idle: 0, all: 0 }
  )

/**
 * Beside a few tests the checkers come first, side by side, while the shop is built. Beside all of them they have what is
 * left: the build and the first tests keep both processors busy, those that wait for a browser do not. All types are read
 * last, as that takes the most room. What is found is named again after the tests: the exit code is of both.
 */
const checkThenTest = async (args, preparation) => {
  const [from, before] = [Date.now(), processorTimes()]
  const areAll = args.length === 0
  const flags = areAll ? ["--import", lowestPriority] : []
  const quick = check(checks, flags)
  const prepared = await preparation
  if (!areAll) await quick
  const vitest = runNode([tool("vitest", "vitest.mjs"), "run", ...args], { env: prepared })
  const longest = quick.then(() => check([longestCheck], flags))
  const [{ code }, ...found] = await Promise.all([vitest, quick, longest])
  const failed = found.flat()
  const after = processorTimes()
  const idle = Math.round((100 * (after.idle - before.idle)) / (after.all - before.all))
  say(`Checks and tests took ${seconds(from)}; the processors had nothing to do for ${idle} % of it`)
  if (failed.length > 0) console.error(`Not right, see above: ${failed.join(", ")}`)
  return code || Math.min(1, failed.length)
}

/** The commit that the work at hand began from: where it left the main branch, or the last one where there is none. */
const changedSince = () => {
  const began = spawnSync("git", ["merge-base", "HEAD", "main"], { cwd: inRoot(), encoding: "utf8" })
  return began.status === 0 ? began.stdout.trim() : "HEAD"
}

const changedFiles = (since) =>
  [
    ["diff", "--name-only", since],
    ["ls-files", "--others", "--exclude-standard"]
  ].flatMap((args) => spawnSync("git", args, { cwd: inRoot(), encoding: "utf8" }).stdout.split("\n"))

/**
 * The test files that import what has changed, as vitest follows the imports; those of the house, which read the whole
 * tree; and with a change of the pages those that ask the built shop for pages, and so import none.
 */
const changedTests = async () => {
  const since = changedSince()
  const list = ["list", "--filesOnly", "--changed", since]
  const { code, output } = await runNode([tool("vitest", "vitest.mjs"), ...list], { quiet: true })
  if (code !== 0) throw new Stopped(`What a change reaches could not be found:\n${lastLines(output)}`)
  const importing = output.split("\n").flatMap((line) => /^\[\w+\] (tests\/\S+)$/.exec(line)?.[1] ?? [])
  const pages = changedFiles(since).some((path) => path.startsWith("ui/")) ? ["tests/screens/pages/"] : []
  return [...importing, ...pages, "tests/house/"]
}

const ready = async ({ built = false, browser = false } = {}) => {
  const packages = ensurePackages()
  const [path] = await Promise.all([
    browser ? ensureBrowser(packages) : undefined,
    packages.then(() => (built ? ensureBuild() : undefined))
  ])
  return path === undefined ? {} : { CHROMIUM_PATH: path }
}

const withPackages = (file) => async (args) => {
  await ready()
  return script(programFile(file), args)
}

const withBrowser = (file) => async (args) => script(inRoot(file), args, await ready({ built: true, browser: true }))

/** The benchmarks that look at pages in a browser. */
const browserBenchmarks = ["interaction", "lighthouse", "session"]

const commands = {
  start: async (args) => {
    await ready({ built: true })
    const env = { ...shopMemory, NODE_ENV: process.env.NODE_ENV ?? "production" }
    return script(programFile("adapters/main.ts"), args, env, shopFlags)
  },
  dev: async (args) => {
    await ready()
    return script(inRoot("adapters/main.ts"), ["--dev", ...args], { NODE_ENV: "development" })
  },
  build: async () => {
    await ready({ built: true })
    return 0
  },
  // `changed` runs what the files that differ from the main branch can reach: uncommitted ones, and those of one's commits.
  test: async ([first, ...args]) => {
    const preparation = ready({ built: true, browser: true })
    // Told of where it is waited for.
    preparation.catch(() => undefined)
    await ensurePackages()
    if (first !== "changed") return checkThenTest(first === undefined ? [] : [first, ...args], preparation)
    return checkThenTest([...(await changedTests()), ...args], preparation)
  },
  check: async (args) => {
    await ensurePackages()
    // The screens' models are tested over a database, which takes longer than all of these: `test` runs them.
    const quick = ["core", "fixtures", "house", "router"].flatMap((name) => ["--project", name])
    return checkThenTest([...quick, ...args], ready({ built: true }))
  },
  lock: async (args) => {
    await changePackages(args)
    return 0
  },
  advisories: tellAdvisories,
  mutate: async (args) => {
    await ensureTools()
    return script(inRoot("tests/mutate/mutate.ts"), args)
  },
  "pack:core": async ([what]) => {
    await ready()
    await packCore()
    if (what === "check") await checkPackage()
    return 0
  },
  db: withPackages("adapters/commands/db.command.ts"),
  import: withPackages("adapters/commands/import.command.ts"),
  content: withPackages("adapters/commands/content.command.ts"),
  example: withPackages("fixtures/example.command.ts"),
  "fill-search": withPackages("adapters/commands/fill-hosted.command.ts"),
  order: withPackages("adapters/commands/order.command.ts"),
  runs: withPackages("adapters/commands/runs.command.ts"),
  payments: withPackages("adapters/commands/payments.command.ts"),
  refund: withPackages("adapters/commands/refund.command.ts"),
  forms: withPackages("adapters/commands/forms.command.ts"),
  claims: withPackages("adapters/commands/claims.command.ts"),
  reviews: withPackages("adapters/commands/reviews.command.ts"),
  marketing: withPackages("adapters/commands/marketing-list.command.ts"),
  soak: async (args) => {
    await ready({ built: true })
    return script(inRoot("tests/soak/soak.ts"), args)
  },
  screens: withBrowser("tests/pictures/screens.ts"),
  bench: async (args) => {
    if (args[0] === "lighthouse") await ensureTools()
    const prepared = await ready({ built: true, browser: browserBenchmarks.includes(args[0]) })
    return script(inRoot("tests/bench/bench.ts"), args, prepared)
  }
}

const main = ([name = "", ...args]) => {
  if (Number.parseInt(process.versions.node, 10) < 20) {
    throw new Stopped(`This needs Node 20 or newer; this machine's is ${process.versions.node}.`)
  }
  if (!Object.hasOwn(commands, name)) throw new Stopped(`Usage: node run.mjs ${Object.keys(commands).join("|")}`)
  // As after `npm run NAME --`, of which npm itself takes the dashes.
  return commands[name](args[0] === "--" ? args.slice(1) : args)
}

process.on("SIGINT", stopWith)
process.on("SIGTERM", stopWith)
process.on("SIGHUP", () => stopWith("SIGTERM"))

/** Who started this: npm, mostly with a shell between, which the kernel tells on Linux alone. */
const startedBy = () => {
  const shell = `/proc/${process.ppid}/stat`
  return existsSync(shell)
    ? [process.ppid, readFileSync(shell, "utf8").split(") ").at(-1)?.split(" ")[1]].join()
    : `${process.ppid}`
}

/** npm ended without passing a signal on (it was killed): what it started ends too. */
const starter = startedBy()
if (process.env.npm_lifecycle_event) setInterval(() => startedBy() === starter || stopWith("SIGTERM"), 1000).unref()

try {
  process.exit(await main(process.argv.slice(2)))
} catch (problem) {
  console.error(problem instanceof Stopped ? problem.message : problem)
  process.exit(1)
}
