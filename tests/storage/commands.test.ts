/** The commands at the keyboard: what they print, what they refuse, and what they leave behind. */
import { execFile } from "node:child_process"
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Redacted } from "effect"
import { afterAll, describe, expect, it } from "vitest"
import { readContent } from "../../adapters/content/files/read-content.ts"
import { withLoader } from "../../adapters/postgres/import/load.ts"
import { verifyPassword } from "../../adapters/storage/account/password-hash.ts"
import { saveContent } from "../../adapters/storage/content/save-content.ts"
import { programFile } from "../../setup/build.mjs"
import { type TestDatabase, testDatabase } from "../postgres/database.ts"
import { insertOrder } from "./order-fixture.ts"

const folder = mkdtempSync(join(tmpdir(), "lineal-commands-"))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

type Said = { readonly code: number; readonly out: string; readonly err: string }

/** Runs one of the project's commands on a database, as `npm run` does. */
const run = (file: string, args: ReadonlyArray<string>, env: Record<string, string> = {}): Promise<Said> =>
  new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [programFile(file), ...args],
      { env: { ...process.env, ...env } },
      (_problem, out, err) => resolve({ code: child.exitCode ?? -1, out, err })
    )
    child.stdin?.end()
  })

const on = (database: TestDatabase) => ({ DATABASE_URL: Redacted.value(database.url()) })
const db = (database: TestDatabase, ...args: ReadonlyArray<string>) =>
  run("adapters/commands/db.command.ts", args, on(database))
const load = (database: TestDatabase, ...args: ReadonlyArray<string>) =>
  run("adapters/commands/import.command.ts", args, on(database))

const rows = async (database: TestDatabase, tables: ReadonlyArray<string>) =>
  Promise.all(tables.map((table) => database.query(`SELECT to_jsonb(t) FROM ${table} t ORDER BY to_jsonb(t)::text`)))

describe("npm run db", () => {
  const database = testDatabase("small")

  it("sql prints what the database answers as a table, and each of several answers", async () => {
    const { out, code } = await db(
      database,
      "sql",
      "SELECT id, name FROM branch WHERE id < 23 ORDER BY id; SELECT 1 AS one"
    )
    expect(out).toBe(
      "id  name\n--  ---------------\n21  North Melbourne\n22  Mount Evelyn\n(2 rows)\none\n---\n1\n(1 row)\n"
    )
    expect(code).toBe(0)
  })

  it("sql says in one line what is wrong with it", async () => {
    expect(await db(database, "sql", "SELECT nothing")).toEqual({
      code: 1,
      out: "",
      err: 'column "nothing" does not exist\n'
    })
  })

  it("check names each rule that is broken and what breaks it, and none in a sound shop", async () => {
    const sound = await db(database, "check")
    expect(sound.code).toBe(0)
    expect(sound.out).toContain("ok     I12 Stock is what was counted and moved")
    expect(sound.out).not.toContain("BROKEN")
    const order = await insertOrder(database.query)
    const { code, out } = await db(database, "check")
    expect(code).toBe(1)
    expect(out).toContain(`BROKEN I11 An order waits for an open try to pay`)
    expect(out).toContain(`\n           ${order} awaiting-payment\n`)
  })

  it("[F4] [F5] check lists what has stood open for more than five minutes, and is not well then", async () => {
    const old = "now() - interval '6 minutes'"
    await database.query(
      `INSERT INTO refund_attempt (provider_key, provider_ref, number, amount_cents, state, made_at, next_try_at)
       VALUES ('a-key-of-the-refund', 'pi_stands_open', 1, 1100, 'failed', ${old}, now())`
    )
    await database.query(
      `INSERT INTO payment_event (method, event_id, type, received_at) VALUES ('card', 'evt_old', 'charge.refunded', ${old})`
    )
    const { code, out } = await db(database, "check")
    expect(code).toBe(1)
    for (const [kind, one] of [
      ["refund", "pi_stands_open"],
      ["report", "evt_old charge.refunded"]
    ])
      expect(out).toMatch(new RegExp(`OVERDUE ${kind} +\\S[^\n]*\n +${one}\n`))
  })

  it("url names the given server", async () => {
    expect((await db(database, "url")).out.trim()).toBe(Redacted.value(database.url()))
  })

  it("url of an embedded database that is not running says so and makes none", async () => {
    const { code, err } = await run("adapters/commands/db.command.ts", ["url"], {
      DATABASE_URL: "",
      DATA_DIR: join(folder, "none")
    })
    expect(code).toBe(1)
    expect(err).toContain("runs only while a shop does")
    expect(existsSync(join(folder, "none"))).toBe(false)
  })

  it.each([[[]], [["backup"]]])("called as %j tells how it is used", async (args) => {
    const { code, err } = await db(database, ...args)
    expect(code).toBe(1)
    expect(err).toContain("Usage: npm run db")
  })

  it("[T60] end-access changes nothing unless someone says yes; then nobody is logged in, and no link or password opens anything", async () => {
    const bytes = "decode(repeat('ab', 32), 'hex')"
    for (const statement of [
      `INSERT INTO session (contact_id, customer_id, access_hash, access_expires, refresh_hash, refresh_expires, started_at, last_seen_at, device, via)
       VALUES ('P02', '2001', ${bytes}, now() + interval '1 hour', ${bytes}, now() + interval '1 hour', now(), now(), 'a browser', 'password')`,
      `INSERT INTO remembered_login (token_hash, family, contact_id, expires_at, via) VALUES (${bytes}, gen_random_uuid(), 'P02', now() + interval '1 day', 'password')`,
      `INSERT INTO known_device (token_hash, contact_id, skips_code, expires_at) VALUES (${bytes}, 'P02', true, now() + interval '1 day')`,
      `INSERT INTO password_reset (token_hash, contact_id, expires_at) VALUES (${bytes}, 'P02', now() + interval '1 hour')`,
      `INSERT INTO setting (name, value) VALUES ('order-link-secret', '"of links"')`
    ])
      await database.query(statement)
    const open = `SELECT (SELECT count(*) FROM session) + (SELECT count(*) FROM remembered_login) + (SELECT count(*) FROM known_device)
      + (SELECT count(*) FROM password_reset) + (SELECT count(*) FROM setting WHERE name = 'order-link-secret') AS open`
    expect((await db(database, "end-access")).err).toContain("--yes")
    expect(await database.query(open)).toEqual([{ open: "5" }])
    const [{ password_hash: before } = {}] = await database.query(
      "SELECT password_hash FROM login WHERE contact_id = 'P02'"
    )
    expect(await verifyPassword("plumb-level-square", String(before))).toBe(true)

    const said = await db(database, "end-access", "--passwords", "--yes")
    expect(said).toMatchObject({ code: 0, err: "" })
    for (const line of ["1 sessions", "1 remembered log-ins", "1 links for a new password", "1 secrets of links"])
      expect(said.out).toContain(`      ${line}\n`)
    expect(await database.query(open)).toEqual([{ open: "0" }])
    const hashes = await database.query("SELECT DISTINCT password_hash FROM login")
    expect(hashes).toHaveLength(1)
    expect(await verifyPassword("plumb-level-square", String(hashes[0]?.password_hash))).toBe(false)
    expect(await database.query("SELECT done_by, subject FROM audit WHERE action = 'access ended'")).toEqual([
      { done_by: "staff", subject: "shop" }
    ])
  })

  it("reset changes nothing unless someone says yes", async () => {
    const { code, err } = await db(database, "reset")
    expect(code).toBe(1)
    expect(err).toContain("--yes")
    expect(await database.query("SELECT count(*) > 0 AS there FROM product")).toEqual([{ there: true }])
  })

  it("backup, reset and restore bring every row back, and the numbers go on from where they were", async () => {
    const order = await insertOrder(database.query)
    await database.query(
      "INSERT INTO reservation (order_no, sku, branch_id, length, pieces) SELECT $1, sku, branch_id, length, 1 FROM stock WHERE available > 0 LIMIT 1",
      [order]
    )
    await database.query("UPDATE reservation SET state = 'consumed'")
    const [first] = await database.query("SELECT nextval('order_number')::int AS number")
    const tables = (await database.query("SELECT tablename FROM pg_tables WHERE schemaname = 'public' ORDER BY 1")).map(
      (row) => String(row.tablename)
    )
    const before = await rows(database, tables)
    const backup = join(folder, "backup")

    const made = await db(database, "backup", backup)
    expect(made).toMatchObject({ code: 0, err: "" })
    expect(made.out).toMatch(/^\d+ rows of \d+ tables, as of 20/)
    expect((await db(database, "backup", backup)).err).toContain("is not empty")

    expect((await db(database, "reset", "--yes")).code).toBe(0)
    expect(await database.query("SELECT count(*)::int AS n FROM product")).toEqual([{ n: 0 }])

    expect(await db(database, "restore", backup, "--yes")).toMatchObject({ code: 0, err: "" })
    const after = await rows(database, tables)
    for (const [index, table] of tables.entries()) {
      if (table !== "migration") expect(after[index], table).toEqual(before[index])
    }
    const [next] = await database.query("SELECT nextval('order_number')::int AS number")
    expect(Number(next?.number)).toBe(Number(first?.number) + 1)
    await expect(database.query("UPDATE stock SET moved = moved + 1")).rejects.toThrow(/only by a movement/)
  })

  it("restore refuses a folder that is not a whole backup", async () => {
    const { code, err } = await db(database, "restore", folder, "--yes")
    expect(code).toBe(1)
    expect(err).toContain("not a whole backup")
  })
})

describe("npm run import and npm run example", () => {
  const database = testDatabase("empty")
  const shop = join(folder, "shop")

  it("the example goes out as twelve files and in again, as often as one likes, in either form", async () => {
    const written = await run("fixtures/example.command.ts", [shop, "--small"])
    expect(written.code).toBe(0)
    expect(readdirSync(shop).sort()).toEqual([
      "branches.csv",
      "categories.csv",
      "contacts.csv",
      "contracts.csv",
      "customers.csv",
      "managers.csv",
      "prices.csv",
      "products.csv",
      "quotelines.csv",
      "quotes.csv",
      "stock.csv",
      "variants.csv"
    ])
    const first = await load(database, shop, "--strict")
    expect(first).toMatchObject({ code: 0, err: "" })
    expect(first.out).toContain("branches.csv: 19 rows read, 19 changes")
    const lines = join(folder, "lines")
    await run("fixtures/example.command.ts", [lines, "--small", "--jsonl"])
    const again = await load(database, lines)
    expect(again.out).toContain("stock.jsonl:")
    expect(again.out).not.toMatch(/[1-9]\d* changes/)
  })

  it("bad rows are told with file and line; with --strict they keep everything out", async () => {
    const bad = join(folder, "bad")
    mkdirSync(bad)
    writeFileSync(
      join(bad, "categories.jsonl"),
      '{"slug":"new","name":"New","description":"D","position":1}\n{"slug":"Wrong"}\n' +
        '{"slug":"x","name":"X","description":"D","position":1,"\\u001b[2J\\nall\\u202e is well":1}\n'
    )
    const strict = await load(database, bad, "--strict")
    expect(strict.code).toBe(1)
    expect(strict.err).toContain(
      "categories.jsonl:2: slug must be up to five slugs with / between them, at most 300 together"
    )
    // What a file holds can't steer the terminal that names it.
    expect(strict.err).toContain("categories.jsonl:3: there is no field \\u{1b}[2J\\u{a}all\\u{202e} is well")
    expect(strict.err).toContain("Nothing was loaded")
    expect(await database.query("SELECT slug FROM category WHERE slug = 'new'")).toEqual([])
    const loose = await load(database, bad)
    expect(loose.code).toBe(0)
    expect(loose.out).toContain("Left out, as told above: 2")
    expect(await database.query("SELECT slug FROM category WHERE slug = 'new'")).toEqual([{ slug: "new" }])
  })

  it("import called without a folder tells how it is used", async () => {
    expect(await load(database)).toMatchObject({
      code: 1,
      err: "Usage: npm run import -- FOLDER [--strict]\n"
    })
  })
})

describe("npm run content", () => {
  const database = testDatabase("empty")
  const content = (...args: ReadonlyArray<string>) => run("adapters/commands/content.command.ts", args, on(database))
  const page = (title: string) => `---\ntitle: ${title}\ndescription: About it\n---\nWords.\n`

  it("pushes a folder whole or not at all, and keeps a change that another has not seen", async () => {
    const [mine, theirs] = [join(folder, "mine"), join(folder, "theirs")]
    mkdirSync(join(theirs, "pages"), { recursive: true })
    writeFileSync(join(theirs, "pages/history.md"), page("History"))
    const pushTheirs = () => withLoader(database.url(), (client) => saveContent(client, readContent(theirs).documents))
    await pushTheirs()

    expect((await content("pull", mine)).out).toBe(`1 file written to ${mine}\n`)
    expect(readFileSync(join(mine, "pages/history.md"), "utf8")).toBe(page("History"))
    writeFileSync(join(mine, "pages/index.md"), "No head\n")
    expect(await content("push", mine)).toEqual({
      code: 1,
      out: "",
      err: "pages/index.md:1: a page begins with its title between two lines of ---\nNothing was changed: every file must be right.\n"
    })
    writeFileSync(join(mine, "pages/index.md"), page("Home"))
    writeFileSync(join(theirs, "pages/history.md"), page("Since 1987"))
    await pushTheirs()
    const stale = await content("push", mine)
    expect([stale.code, stale.err.split("\n")[0]]).toEqual([
      1,
      "Nothing was changed: the content was changed by someone else since you pulled it."
    ])
    expect((await content("push", mine, "--force")).out).toBe("1 added, 1 changed, 0 removed\n")
  })
})
