/** Starts the built shop as people start it, in a process and a data folder of its own, and stops it again. */
import { type ChildProcess, execFile, spawn } from "node:child_process"
import { once } from "node:events"
import { join } from "node:path"
import { createInterface } from "node:readline"
import { promisify } from "node:util"
import { programFile } from "../../setup/build.mjs"
import { shopFlags, shopMemory } from "../../setup/node-flags.mjs"
import { freePort } from "../free-port.ts"

const root = join(import.meta.dirname, "../..")

/** Run inside the shop: it closes by itself when these tests were killed and could not tell it to. */
const stopsWhenOrphaned =
  'data:text/javascript,const p=process.ppid;setInterval(()=>process.ppid===p||process.kill(process.pid,"SIGTERM"),1000).unref()'

/** Nothing of this machine's own settings reaches the shop; what Node has compiled before is no setting. */
const plainEnvironment = (): Record<string, string> =>
  Object.fromEntries(
    ["PATH", "HOME", "TMPDIR", "TEMP", "SystemRoot", "NODE_COMPILE_CACHE"].flatMap((name) => {
      const value = process.env[name]
      return value === undefined ? [] : [[name, value]]
    })
  )

/** Resolves at the line that says so; fails at once when the shop ends before it. */
const untilOpen = (child: ChildProcess & { readonly stdout: NodeJS.ReadableStream }) =>
  new Promise<void>((open, fail) => {
    const said: Array<string> = []
    createInterface({ input: child.stdout }).on("line", (line) => {
      said.push(line)
      if (line.startsWith("The shop is open")) open()
    })
    child.once("error", fail)
    child.once("exit", (code) => fail(new Error(`The shop ended with ${code} before it opened.\n${said.join("\n")}`)))
  })

const stop = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, "exit")
  child.kill("SIGTERM")
  await ended
}

export type RunningShop = {
  readonly origin: string
  /** Of the shop's process. */
  readonly pid: number
  readonly folder: string
  readonly databaseUrl: string
}

export type ShopControls = {
  /** Runs one of the shop's commands beside it, such as `adapters/commands/order.command.ts`; answers what it prints. */
  readonly run: (file: string, ...args: ReadonlyArray<string>) => Promise<string>
  /** Closes the shop and waits until it has ended. */
  readonly stop: () => Promise<void>
}

/** Opens a shop that keeps its data in `folder`, at a free port where the settings name none. */
export const startShop = async (
  folder: string,
  settings: Readonly<Record<string, string>>
): Promise<RunningShop & ShopControls> => {
  const port = settings.PORT ?? String(await freePort())
  const origin = `http://localhost:${port}`
  const env = {
    ...plainEnvironment(),
    ...shopMemory,
    NODE_ENV: "production",
    LOG_LEVEL: "warn",
    DATA_DIR: folder,
    PORT: port,
    PUBLIC_URL: origin,
    ...settings
  }
  const run: ShopControls["run"] = async (file, ...args) => {
    const ended = await promisify(execFile)(process.execPath, [programFile(file), ...args], { cwd: root, env })
    return ended.stdout.trim()
  }
  const child = spawn(
    process.execPath,
    [...shopFlags, "--import", stopsWhenOrphaned, programFile("adapters/main.ts")],
    {
      cwd: root,
      env,
      stdio: ["ignore", "pipe", "inherit"]
    }
  )
  await untilOpen(child)
  return {
    origin,
    pid: child.pid ?? 0,
    folder,
    databaseUrl: settings.DATABASE_URL ?? (await run("adapters/commands/db.command.ts", "url")),
    run,
    stop: () => stop(child)
  }
}
