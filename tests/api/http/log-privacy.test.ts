/** The log of a shop tells what went wrong, and nothing of whom it went wrong for. */
import { afterEach, describe, expect, it, vi } from "vitest"
import { withoutPersonalData } from "../../../adapters/http/security/log-privacy.ts"
import { browserAt } from "../account/login-browser.ts"
import { expectFailure } from "../failures.ts"
import { shopUnderTest } from "../shop-under-test.ts"

const shop = shopUnderTest({ LIMITS: "off", LOG_LEVEL: "info" })
const { query } = shop.database
afterEach(() => void vi.restoreAllMocks())

/** Everything that the shop writes while it works. */
const logOf = async (work: () => Promise<unknown>): Promise<string> => {
  const lines: Array<string> = []
  for (const name of ["log", "info", "warn", "error", "debug"] as const)
    vi.spyOn(console, name).mockImplementation((...parts) => void lines.push(parts.join(" ")))
  vi.spyOn(process.stdout, "write").mockImplementation((part) => lines.push(String(part)) > 0)
  await work()
  vi.restoreAllMocks()
  return lines.join("\n")
}

const canary = {
  firstName: "Canariensis",
  lastName: "Phoenix (O'Palm)",
  email: "canary+x@palms.example",
  mobile: "0491 570 737"
}
const canaries = /canariensis|o'?\\*'?palm|canary[+']|palms\.example|570 ?737/i

/** 256 bits as the shop writes them. */
const secret = "w4wNkDfN0_h-TWLeDXq05rvh82grX6Pn2Cm2M5NpnHQ"

describe("The log", () => {
  it.each([
    [
      "a unique key",
      "CREATE UNIQUE INDEX guest_canary ON guest (email)",
      "DROP INDEX guest_canary",
      /Key \(email\)=\(…\)|guest_canary/
    ],
    [
      "a row that is not allowed",
      "ALTER TABLE guest ADD CONSTRAINT guest_canary CHECK (last_name = '') NOT VALID",
      "ALTER TABLE guest DROP CONSTRAINT guest_canary",
      /guest_canary/
    ],
    [
      "a trigger that names the row",
      `CREATE FUNCTION guest_canary() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
         RAISE EXCEPTION 'guest_canary' USING DETAIL = 'It was ' || NEW.first_name || ' "' || NEW.last_name || '"'; END $$;
       CREATE TRIGGER guest_canary BEFORE INSERT ON guest FOR EACH ROW EXECUTE FUNCTION guest_canary()`,
      "DROP TRIGGER guest_canary ON guest; DROP FUNCTION guest_canary",
      /guest_canary/
    ]
  ])("[T60] tells that a statement failed on %s, and nothing of its row", async (_, begin, over, reason) => {
    await browserAt(shop).post("/users/create/user", canary)
    await query(begin)
    const log = await logOf(async () => {
      expectFailure(await browserAt(shop).post("/users/create/user", canary), 503, "UNAVAILABLE")
      await browserAt(shop).login(canary.email, { password: "a canary's password" })
    })
    await query(over)
    expect(log).toMatch(reason)
    expect(log).not.toMatch(canaries)
  })

  it.each([
    ["kim.lee+deck@site.example.au wrote", "(e-mail) wrote"],
    ["/path/kim%40site.example/x", "/path/(e-mail)/x"],
    [
      "at node_modules/@effect/sql-pg/dist/PgConnection.js:76",
      "at node_modules/@effect/sql-pg/dist/PgConnection.js:76"
    ],
    ['invalid input syntax for type uuid: "kim lee"', "invalid input syntax for type uuid: (…)"],
    ['date/time field value out of range: "kim"', "date/time field value out of range: (…)"],
    ["Key (email, name)=(kim, a) b)) already exists.", "Key (email, name)=(…) already exists."],
    ['"detail":"Failing \\"row\\" (kim)","table":"guest"', '"detail":"…","table":"guest"'],
    ["Failing row contains (1, kim (lee), null).", "Failing row contains (…)."],
    ['"kim lee"@site.example failed', "(e-mail) failed"],
    ["kim\uff20site.example", "(e-mail)"],
    [`/resume-cart/${secret}`, "/resume-cart/(secret)"],
    [
      `at https://shop.example/quotes/Q200001?t=${secret}:1:20`,
      "at https://shop.example/quotes/Q200001?t=(secret):1:20"
    ],
    [`__Host-sid=${secret}; a=b`, "__Host-sid=(secret); a=b"],
    [`${secret}0 is no secret`, `${secret}0 is no secret`],
    ["/p/kurrawatt-18-v-brushless-impact-wrench-3-4-in", "/p/kurrawatt-18-v-brushless-impact-wrench-3-4-in"],
    ["/p/kurrawatt-18-v-brushless-impact-wrench-34-i", "/p/kurrawatt-18-v-brushless-impact-wrench-34-i"],
    ["pi_3yEC1_secret_6gtFm6npoaZ is no payment", "pi_3yEC1_secret_(…) is no payment"],
    ["card 4242424242424242 or 4000 0000 0000 0002.", "card (card) or (card)."],
    ["barcode 4242424242424243 at 1795643807317", "barcode 4242424242424243 at 1795643807317"],
    ["call 0491 570 156, (03) 9764 1234 or +61 3 9764 1234", "call (phone), (phone) or (phone)"],
    ["order 123456789 in 12 ms", "order 123456789 in 12 ms"],
    ["2255960027507 at 0.123456789", "2255960027507 at 0.123456789"]
  ])("[T60] of %s says %s", (line, said) => expect(withoutPersonalData(line)).toBe(said))
})
