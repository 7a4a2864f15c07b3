/** The embedded server: shared by every shop of a data folder, and outliving any of them. */
import { type ChildProcess, execFileSync, spawn } from "node:child_process"
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync
} from "node:fs"
import { tmpdir } from "node:os"
import { basename, dirname, join } from "node:path"
import { createInterface } from "node:readline"
import { fileURLToPath } from "node:url"
import { Effect, Redacted } from "effect"
import { Client } from "pg"
import { build } from "vite"
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it, vi } from "vitest"
import { canReach, databaseUser, runProgram } from "../../adapters/postgres/embedded/database-user.ts"
import { embeddedPostgres } from "../../adapters/postgres/embedded/embedded-postgres.ts"
import { serverProcess, stopServer } from "../../adapters/postgres/embedded/embedded-server.ts"
import { ensureRoom, watchDisk } from "../../adapters/postgres/embedded/full-disk.ts"
import { suitsSocket } from "../../adapters/postgres/embedded/server-folder.ts"
import { databaseFolder } from "../postgres/database-folder.ts"

const root = join(import.meta.dirname, "../..")

/** The shop reduced to its database, in one file: to find and read the 350 that it is made of is most of a start. */
const program = join(root, "node_modules", ".a-shop", "a-shop.js")

beforeAll(() =>
  build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: "error",
    build: {
      ssr: fileURLToPath(new URL("./a-shop.ts", import.meta.url)),
      outDir: dirname(program),
      minify: false,
      rolldownOptions: { output: { entryFileNames: basename(program) } }
    },
    ssr: { noExternal: true, external: ["embedded-postgres"] }
  })
)

let folder: string
let shops: Array<ChildProcess>

/** A database that was made and closed, to copy: making one takes a second. */
const made = mkdtempSync(join(databaseFolder(), "lineal-made-"))

beforeAll(() => Effect.runPromise(Effect.scoped(embeddedPostgres(made))))
afterAll(() => rmSync(made, { recursive: true, force: true }))

beforeEach(() => {
  folder = mkdtempSync(join(databaseFolder(), "Gum tree é "))
  shops = []
})

/** Owners and rights are copied too: the database's user keeps what is its own. */
const alreadyMade = () => execFileSync("cp", ["-a", join(made, "postgres"), folder])

const server = async () => ({ folder: join(folder, "postgres"), user: await databaseUser() })
const running = async () => serverProcess(await server())

afterEach(async () => {
  for (const shop of shops) shop.kill("SIGKILL")
  await Promise.all(
    shops.map((shop) => shop.exitCode ?? shop.signalCode ?? new Promise((done) => shop.once("exit", done)))
  )
  if (await running()) await stopServer(await server())
  rmSync(folder, { recursive: true, force: true })
})

/** Starts a shop process; `says` waits for its next line, which may take a first start's time. */
const shop = () => {
  const child = spawn(process.execPath, [program, folder], {
    stdio: ["ignore", "pipe", "inherit"]
  })
  shops.push(child)
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const says = async (): Promise<string> => {
    for (;;) {
      const { value, done } = await lines.next()
      if (done) return "nothing more"
      if (/^(open|closed|refused) ?/.test(value)) return value
    }
  }
  const ends = new Promise<void>((resolve) => child.once("exit", () => resolve()))
  return {
    says,
    opens: async () => (await says()).replace(/^open /, ""),
    close: async () => {
      child.kill("SIGTERM")
      const said = await says()
      await ends
      return said
    },
    kill: async () => {
      child.kill("SIGKILL")
      await ends
    }
  }
}

const ask = async (url: string, statement: string): Promise<ReadonlyArray<unknown>> => {
  const client = new Client({ connectionString: url })
  client.on("error", () => undefined)
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}

/** The server has ended once its process is gone. */
const stopped = () => expect.poll(running).toBeUndefined()

it("is reached by a socket in its folder, which nobody else may enter, where the folder's path suits one", async () => {
  const url = inject("postgres")
  const sockets = new URL(url).searchParams.get("host") ?? ""
  expect(statSync(sockets).mode & 0o077).toBe(0)
  expect(await ask(url, "SELECT inet_client_addr() AS address")).toEqual([{ address: null }])
  expect(["/srv/lineal-1.0_b/postgres", "/", "/a b", "/a,b", "/é", `/${"a".repeat(80)}`].map(suitsSocket)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false
  ])
})

describe("one server for a data folder", () => {
  it("is made by the first shop, on this machine alone, with a password that only its owner can read", async () => {
    const first = shop()
    const url = new URL(await first.opens())
    expect(url.hostname).toBe("127.0.0.1")
    // The folder's name is none for a socket.
    expect(url.search).toBe("")
    const password = join(folder, "postgres", "password")
    expect(readFileSync(password, "utf8")).toBe(url.password)
    expect(url.password).toMatch(/^[0-9a-f]{48}$/)
    expect(statSync(password).mode & 0o077).toBe(0)
    expect(await ask(url.href, "SHOW listen_addresses")).toEqual([{ listen_addresses: "127.0.0.1" }])
    expect(await ask(url.href, "SHOW fsync")).toEqual([{ fsync: "on" }])
    url.password = "wrong"
    await expect(ask(url.href, "SELECT 1")).rejects.toThrow(/password authentication failed/)
    expect(await first.close()).toBe("closed")
    expect(await running()).toBeUndefined()
  })

  it("is joined by a second shop, and stopped by the last one out", async () => {
    alreadyMade()
    const [first, second] = [shop(), shop()]
    const url = await first.opens()
    expect(await second.opens()).toBe(url)
    const { pid } = (await running()) ?? { pid: 0 }
    expect(await first.close()).toBe("closed")
    expect((await running())?.pid).toBe(pid)
    expect(await ask(url, "SELECT 1 AS one")).toEqual([{ one: 1 }])
    expect(await second.close()).toBe("closed")
    expect(await running()).toBeUndefined()
  })

  it("[F3] is started once by five shops that start at once", async () => {
    const all = Array.from({ length: 5 }, shop)
    const urls = await Promise.all(all.map((one) => one.opens()))
    expect(new Set(urls).size).toBe(1)
    expect(await Promise.all(all.map((one) => one.close()))).toEqual(Array(5).fill("closed"))
    expect(await running()).toBeUndefined()
  })

  it("[F3] outlives a killed shop with everything that it promised; the next shop joins it and is the last one out", async () => {
    alreadyMade()
    const first = shop()
    const url = await first.opens()
    await ask(url, "CREATE TABLE kept AS SELECT 42 AS answer")
    const before = await running()
    await first.kill()
    expect((await running())?.pid).toBe(before?.pid)
    const second = shop()
    expect(await second.opens()).toBe(url)
    expect(await ask(url, "SELECT * FROM kept")).toEqual([{ answer: 42 }])
    expect(await second.close()).toBe("closed")
    expect(await running()).toBeUndefined()
  })

  it("[F3] a start while another shop is closing waits for it, five times over", async () => {
    alreadyMade()
    let open = shop()
    await open.opens()
    for (let round = 0; round < 5; round++) {
      const next = shop()
      const [said, url] = await Promise.all([open.close(), next.opens()])
      expect(said).toBe("closed")
      expect(await ask(url, "SELECT 1 AS one")).toEqual([{ one: 1 }])
      open = next
    }
    expect(await open.close()).toBe("closed")
    expect(await running()).toBeUndefined()
  })

  it("[F2] that was killed is started again in its place within seconds, with everything that it promised", async () => {
    alreadyMade()
    const first = shop()
    const url = await first.opens()
    await ask(url, "CREATE TABLE kept AS SELECT 42 AS answer")
    const before = await running()
    process.kill(before?.pid ?? 0, "SIGKILL")
    const again = () => ask(url, "SELECT * FROM kept").catch(() => "not yet")
    await expect.poll(again, { interval: 100 }).toEqual([{ answer: 42 }])
    expect((await running())?.pid).not.toBe(before?.pid)
    expect(await first.close()).toBe("closed")
    expect(await running()).toBeUndefined()
  })

  it("[F3] a shop and its server killed together leave a folder that opens again", async () => {
    alreadyMade()
    const first = shop()
    await ask(await first.opens(), "CREATE TABLE kept AS SELECT 42 AS answer")
    const before = await running()
    await first.kill()
    process.kill(before?.pid ?? 0, "SIGKILL")
    await stopped()
    const second = shop()
    expect(await ask(await second.opens(), "SELECT * FROM kept")).toEqual([{ answer: 42 }])
    expect(await second.close()).toBe("closed")
  })
})

describe("a damaged folder", () => {
  it.each([
    ["data/PG_VERSION", /damaged: data\/PG_VERSION is missing.*backup/],
    ["data/global/pg_control", /damaged: data\/global\/pg_control is missing.*backup/],
    ["password", /damaged: password is missing.*backup/],
    ["data/pg_wal", /does not start.*backup/]
  ])("[F3] without %s stops the start with a message and is left as it is", async (file, message) => {
    alreadyMade()
    const lost = join(folder, "postgres", file)
    rmSync(lost, { recursive: true })
    const next = shop()
    expect(await next.says()).toMatch(message)
    expect(existsSync(lost)).toBe(false)
    expect(await running()).toBeUndefined()
  })

  it("[F3] that was left half made by a killed first start is made anew", async () => {
    const first = shop()
    const halfMade = () =>
      readdirSync(folder).some(
        (name) => name.startsWith("postgres.new-") && existsSync(join(folder, name, "data", "base"))
      )
    await expect.poll(halfMade, { interval: 5 }).toBe(true)
    await first.kill()
    const second = shop()
    expect(await ask(await second.opens(), "SELECT 1 AS one")).toEqual([{ one: 1 }])
    expect(await second.close()).toBe("closed")
  })
})

it("[F3] a folder that cannot be written to stops the start with its name and what to do", async () => {
  const start = Effect.scoped(embeddedPostgres("/dev/null/shop"))
  await expect(Effect.runPromise(start)).rejects.toThrow(/\/dev\/null\/shop cannot be written to.*DATA_DIR/)
})

describe("a full disk", () => {
  const MB = 1_000_000
  const disk = (megabytes: number) => async () => megabytes * MB
  const place = () => ({ DATA_DIR: join(folder, "new"), EXAMPLE_SHOP: "full" }) as const
  const sentence = (megabytes: number, where: string) =>
    `There is no room for the shop on the disk of ${where}: ${megabytes} MB is free, and a first start with the full example needs 450 MB. Make room and start again, or name a folder on another disk in DATA_DIR.`

  it("[F2] stops a first start before anything is made, with the folder, what is free, what it needs and what to do", async () => {
    await expect(ensureRoom(place(), disk(449))).rejects.toThrow(sentence(449, place().DATA_DIR))
    await ensureRoom(place(), disk(451))
    await ensureRoom({ ...place(), EXAMPLE_SHOP: "none" }, disk(300))
    await ensureRoom({ ...place(), DATABASE_URL: Redacted.make("postgres://elsewhere") }, disk(1))
    expect(existsSync(place().DATA_DIR)).toBe(false)
    // What was made before is started with whatever room there is.
    mkdirSync(join(place().DATA_DIR, "postgres"), { recursive: true })
    await ensureRoom(place(), disk(1))
  })

  it("[F2] is named as what a start failed of, by the failure, the database's log or the room that is left, and nothing else is", async () => {
    const database = join(place().DATA_DIR, "postgres")
    mkdirSync(database, { recursive: true })
    const log = join(database, "log")
    const full = "PANIC:  could not write to file pg_wal/xlogtemp.71: No space left on device\n"
    writeFileSync(log, full)
    const cause = watchDisk(place(), disk(40))
    const hungUp = new Error("Connection terminated unexpectedly")
    expect(await cause(hungUp)).toBeUndefined()
    const told = (problem: unknown) => cause(problem).then((found) => found?.message)
    const expected = sentence(40, realpathSync(database))
    for (const failure of [
      Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC" }),
      new Error("a statement failed", { cause: { reason: { cause: Object.assign(new Error(), { code: "53100" }) } } })
    ])
      expect(await told(failure)).toBe(expected)
    writeFileSync(log, full + full)
    expect(await told(hungUp)).toBe(expected)
    const left = await watchDisk(place(), disk(3))(hungUp)
    expect(left?.message).toBe(sentence(3, realpathSync(database)))
    const far = watchDisk({ ...place(), DATABASE_URL: Redacted.make("postgres://elsewhere") }, disk(40))
    const theirs = await far(Object.assign(new Error(), { code: "53100" }))
    expect(theirs?.message).toMatch(/disk of the database server that DATABASE_URL names is full.*Make room/)
    expect(await far(hungUp)).toBeUndefined()
  })
})

describe("a shop of root's below a folder that only root may enter", () => {
  /** Mode 700, as a home is; root's own, where root runs the tests. */
  const closed = () => join(mkdtempSync(join(tmpdir(), "lineal-closed-")), "Gum tree é")
  const start = (dataFolder: string) =>
    Effect.runPromise(Effect.scoped(Effect.map(embeddedPostgres(dataFolder), String)))

  it("starts, keeps what it was given, and starts again", async () => {
    const dataFolder = closed()
    const noteIn = (text: string) =>
      Effect.runPromise(
        Effect.scoped(
          Effect.flatMap(embeddedPostgres(dataFolder), (url) => Effect.promise(() => ask(Redacted.value(url), text)))
        )
      )
    const told = vi.spyOn(console, "log").mockReturnValue(undefined)
    try {
      await noteIn("CREATE TABLE kept AS SELECT 42 AS answer")
      expect(await noteIn("SELECT * FROM kept")).toEqual([{ answer: 42 }])
      // Said once, in one line, where another user than whoever started the shop runs the database: before this, where the
      // tests themselves lie in such a folder.
      const lines = told.mock.calls.map(String).filter((line) => line.startsWith("PostgreSQL runs as the user"))
      const user = await databaseUser()
      const isFirst = user && (await canReach(process.cwd(), user))
      expect(lines).toEqual(isFirst ? [expect.stringMatching(/^[^\n]*may not enter [^\n]*\/var\/lib\/lineal$/)] : [])
    } finally {
      told.mockRestore()
      const place = join(dataFolder, "postgres")
      if (existsSync(place)) rmSync(realpathSync(place), { recursive: true, force: true })
      rmSync(dirname(dataFolder), { recursive: true, force: true })
    }
  })

  it("never starts empty where the folder that it was led to is gone", async () => {
    const dataFolder = closed()
    mkdirSync(dataFolder, { recursive: true })
    symlinkSync(join(dataFolder, "gone"), join(dataFolder, "postgres"))
    await expect(start(dataFolder)).rejects.toThrow(/damaged: password is missing.*backup/)
    rmSync(dirname(dataFolder), { recursive: true, force: true })
  })

  it("runs programs that were installed there, without any right beyond the database user's own", async () => {
    const program = join(closed(), "bin", "who")
    mkdirSync(dirname(program), { recursive: true, mode: 0o700 })
    const capabilities = "sed -n 's/^CapEff:[[:space:]]*//p' /proc/self/status"
    writeFileSync(program, `#!/bin/sh\ntest -x "$0" || exit 3\necho "$0"\n${capabilities}\nid -u\n`, { mode: 0o700 })
    const user = await databaseUser()
    const { code, output } = await runProgram(program, [], "/", user)
    const [started = "", rights, uid] = output.split("\n")
    expect([code, uid]).toEqual([0, String(user?.uid ?? process.getuid?.())])
    if (user) expect(rights).toMatch(/^0{16}$/)
    rmSync(dirname(dirname(started)), { recursive: true, force: true })
    rmSync(dirname(dirname(dirname(program))), { recursive: true, force: true })
  })
})
