/** Forms that visitors hand in: what is kept, what is refused and why, on the shop's own database. */
import { createHmac, hash, randomBytes } from "node:crypto"
import { beforeEach, describe, expect, it, vi } from "vitest"
import { PROOF_FIELD, TICKET_FIELD } from "../../../core/content/forms/form-ticket.ts"
import { hasWork, WORK_BITS, workText } from "../../../core/content/forms/proof-of-work.ts"
import { browserAt, emails } from "../account/login-browser.ts"
import { dataOf } from "../failures.ts"
import { shopUnderTest } from "../shop-under-test.ts"

const { shop, database, call, client } = shopUnderTest()

// The clock stands still, so that no count falls into two hours and no ticket grows older on a slow machine.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-24T01:00:00Z") })
  return () => void vi.useRealTimers()
})

type Sent = { readonly status: number; readonly json: unknown; readonly location: string | null; readonly text: string }

const ticketOf = async (form: string): Promise<string> =>
  (dataOf(await call("GET", `/api/cms/gf/v2/forms/${form}`)) as { readonly ticket: string }).ticket

/** As text a hash is there in half the time that its bytes take, and hardly one begins as a proof does. */
const isProof = (ticket: string, nonce: number): boolean => {
  const digits = hash("sha256", workText(ticket, nonce), "hex")
  return digits.startsWith("000") && hasWork(Buffer.from(digits, "hex"), WORK_BITS)
}

/** What a browser's script works out while the form is being filled in. */
const proofOf = (ticket: string): string => {
  for (let nonce = 0; ; nonce += 1) if (isProof(ticket, nonce)) return String(nonce)
}

/** A ticket of the shop's own that was issued so long ago. */
const agedTicket = async (form: string, ageMs: number): Promise<string> => {
  const [row] = await database.query("SELECT value #>> '{}' AS secret FROM setting WHERE name = 'order-link-secret'")
  const head = `${Date.now() - ageMs}.${randomBytes(16).toString("base64url")}`
  const signature = createHmac("sha256", String(row?.secret)).update(`form ticket ${form} ${head}`)
  return `${head}.${signature.digest("base64url")}`
}

/** As long as somebody takes to fill a form in. */
const A_MINUTE = 60_000

const ticketed = async (form: string, body: FormData, isProved: boolean): Promise<FormData> => {
  const ticket = isProved ? await ticketOf(form) : await agedTicket(form, A_MINUTE)
  body.append(TICKET_FIELD, ticket)
  if (isProved) body.append(PROOF_FIELD, proofOf(ticket))
  return body
}

/** A `FormData` without a ticket is sent as the shop's pages do: with one, and with its proof where scripts run. */
const send = async (
  form: string,
  given: FormData | string,
  headers: { readonly [name: string]: string } = {},
  address = "203.0.113.1"
): Promise<Sent> => {
  const hasTicket = typeof given === "string" || given.has(TICKET_FIELD)
  const body = hasTicket ? given : await ticketed(form, given, headers.accept === undefined)
  const response = await shop().call(
    new Request(new URL(`/api/cms/gf/v2/forms/${form}/submissions`, shop().origin), {
      method: "POST",
      body,
      headers: { "x-visitor-address": address, ...headers }
    })
  )
  const text = await response.text()
  const json = text.startsWith("{") ? JSON.parse(text) : undefined
  return { status: response.status, json, location: response.headers.get("location"), text }
}

const formOf = (values: { readonly [key: string]: string | Blob | ReadonlyArray<Blob> }): FormData => {
  const form = new FormData()
  for (const [key, value] of Object.entries(values))
    if (typeof value === "string") form.append(key, value)
    else if (value instanceof Blob) form.append(key, value, "../../etc/x.php.jpg")
    else for (const file of value) form.append(key, file, "x.png")
  return form
}

const message = { about: "A product", name: "Jo", email: "jo@x.example", message: "Have you any spotted gum decking?" }
const pdf = new Blob(["%PDF-1.7 a plan"], { type: "text/html" })
const png = (bytes = 100) =>
  new Blob([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), new Uint8Array(bytes)])

const keptEntries = (html: string) => ({
  name: /<input[^>]*name="name"[^>]*value="([^"]*)"/.exec(html)?.[1],
  message: /<textarea[^>]*name="message"[^>]*>\n?([^<]*)/.exec(html)?.[1],
  about: /<option value="([^"]*)" selected/.exec(html)?.[1]
})

const submissions = () => database.query("SELECT id, form_id, title, fields FROM form_submission ORDER BY id")

it("[CMS-01] [CMS-03] [CALL-25] a form that is right is kept with its fields' types, labels and values, and its mailbox is told once", async () => {
  const sent = await send("contact", formOf({ ...message, orderNo: "not shown", extra: "not asked", photos: pdf }))
  expect(sent).toMatchObject({ status: 200, json: { data: { thanks: /Somebody who knows answers/ } } })
  const [kept] = (await submissions()).slice(-1)
  expect(kept).toMatchObject({
    form_id: "contact",
    title: "Write to us",
    fields: [
      { key: "about", type: "select", label: "What is it about?", value: "A product" },
      { key: "name", type: "text", label: "Your name", value: "Jo" },
      { key: "email", type: "email", label: "E-mail", value: "jo@x.example" },
      { key: "message", type: "paragraph", label: "Message", value: "Have you any spotted gum decking?" }
    ]
  })
  const files = await database.query(
    "SELECT place, field, content_type, convert_from(bytes, 'UTF8') AS text FROM form_file WHERE submission_id = $1",
    [kept?.id]
  )
  // Its kind by its content, whatever it was called.
  expect(files).toEqual([{ place: 1, field: "photos", content_type: "application/pdf", text: "%PDF-1.7 a plan" }])
  const mails = await database.query("SELECT recipient, subject, text FROM outbox WHERE message_key = $1", [
    `form ${kept?.id}`
  ])
  expect(mails).toMatchObject([{ recipient: "hello@lineal.example", subject: `Write to us, number ${kept?.id}` }])
  expect(mails[0]?.text).toContain("Message: Have you any spotted gum decking?")
})

it("[VAL-01] [VAL-02] [CMS-03] each field that is wrong is named with what is wrong, and nothing is kept", async () => {
  const before = (await submissions()).length
  const wrong = formOf({
    structure: "Company",
    abn: "51 824 753 557",
    acn: "004 085 617",
    contactEmail: "x",
    tradingName: "x".repeat(121),
    limit: "499",
    agree: "yes"
  })
  const { status, json } = await send("credit-application", wrong)
  expect(status).toBe(400)
  expect(json).toMatchObject({
    error: true,
    code: "MALFORMED",
    fields: {
      legalName: "Legal name is required",
      abn: "The ABN you entered is not valid",
      acn: "The ACN you entered is not valid",
      contactEmail: "Please enter a valid email address",
      tradingName: "120 max characters",
      limit: "Not reaching minimum input limit of 500",
      papers: "Driver licence and proof of address is required",
      creditCheck: /is required$/
    }
  })
  expect(json).not.toHaveProperty("fields.trustee")
  expect((await submissions()).length).toBe(before)
})

it.each([
  [
    "a script that calls itself a picture",
    [new Blob(["<svg><script>1</script></svg>"], { type: "image/png" })],
    "Uploaded file type is not allowed"
  ],
  ["an empty file", [new Blob([])], "Uploaded file type is not allowed"],
  ["a page that begins like a GIF", [new Blob(["GIF89a<html>"])], "Uploaded file type is not allowed"],
  ["a picture of more than 10 MB", [png(10_000_000)], "Exceeded max upload file size"],
  ["six pictures", [1, 2, 3, 4, 5, 6].map(() => png()), "Reached maximum input limit of 5"]
])("[T40] [VAL-01] [VAL-06] refuses %s", async (_, photos, problem) => {
  expect(await send("contact", formOf({ ...message, photos }))).toMatchObject({
    status: 400,
    json: { fields: { photos: problem } }
  })
})

/** As long as browsers make it: Node's own reader takes none of a single letter. */
const boundary = "----FormBoundary7MA4YWxkTrZu0gW"
const bounded = { "content-type": `multipart/form-data; boundary=${boundary}` }
const part = (name: string, value = "1", more = "") =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`
const end = `--${boundary}--\r\n`

it.each([
  { sent: "JSON", status: 400, body: () => "{}", headers: { "content-type": "application/json" } },
  { sent: "a body cut short", status: 400, body: () => part("a").slice(0, -3), headers: bounded },
  { sent: "no boundary", status: 400, body: () => "x", headers: { "content-type": "multipart/form-data" } },
  {
    sent: "more fields than any form has",
    status: 400,
    body: () => `${Array.from({ length: 201 }, (_, n) => part(`f${n}`)).join("")}${end}`,
    headers: bounded
  },
  { sent: "60 MB", status: 413, body: () => "x".repeat(60_000_000), headers: bounded }
])("[T40] [F8] answers $sent with $status", async ({ body, headers, status }) => {
  expect(await send("contact", body(), headers, "203.0.113.2")).toMatchObject({ status, json: { error: true } })
})

it("[ROUTE-09] an unknown form is not found", async () => {
  expect((await send("nothing", formOf({ _ticket: "x" }))).status).toBe(404)
})

const handIn = async (times: number, headers: { readonly [name: string]: string }, address: string) => {
  const statuses: Array<number> = []
  for (let time = 0; time < times; time += 1)
    statuses.push((await send("contact", formOf(message), headers, address)).status)
  return statuses
}

it("[T33] one guest's address hands in five forms an hour; what was wrong is not among them, and others still can", async () => {
  const address = "203.0.113.9"
  expect((await send("contact", formOf({ ...message, email: "x" }), {}, address)).status).toBe(400)
  expect(await handIn(6, {}, address)).toEqual([200, 200, 200, 200, 200, 429])
  expect(await handIn(1, {}, "203.0.113.10")).toEqual([200])
})

it("[T33] a member hands in five forms an hour wherever they are, and takes none from who shares their address", async () => {
  const browser = browserAt({ call, database })
  await browser.enter(emails.trade)
  const member = { cookie: [...browser.jar].map(([name, value]) => `${name}=${value}`).join("; ") }
  expect(await handIn(3, member, "203.0.113.20")).toEqual([200, 200, 200])
  expect(await handIn(3, member, "203.0.113.21")).toEqual([200, 200, 429])
  expect(await handIn(5, {}, "203.0.113.20")).toEqual([200, 200, 200, 200, 200])
})

it("[CMS-03] a form that comes twice from one page, by a second press or a reload, is kept and told once; another page's is another", async () => {
  const before = (await submissions()).length
  const address = "203.0.113.30"
  const once = await ticketed("contact", formOf({ ...message, photos: pdf }), true)
  const twice = [1, 2].map(() => send("contact", once, {}, address))
  for (const sent of await Promise.all(twice))
    expect(sent).toMatchObject({ status: 200, json: { data: { thanks: /Some/ } } })
  expect((await send("contact", once, {}, address)).status).toBe(200)
  const kept = (await submissions()).slice(before)
  expect(kept).toHaveLength(1)
  const told = await database.query("SELECT 1 FROM outbox WHERE message_key = $1", [`form ${kept[0]?.id}`])
  expect(told).toHaveLength(1)
  await send("contact", formOf({ ...message, photos: pdf }), {}, address)
  expect((await submissions()).length).toBe(before + 2)
})

describe("The bot check", () => {
  const withTicket = (_ticket: string, more: { readonly [name: string]: string } = {}) =>
    formOf({ ...message, _ticket, ...more })
  const answer = async (form: FormData, address: string) => {
    const { status, json } = await send("contact", form, {}, address)
    return [status, (json as { readonly code?: string }).code]
  }
  const refused = [422, "BOT_CHECK"]

  it("takes one form for each ticket and its proof: what comes with them later is refused, and so are two at once", async () => {
    const address = "203.0.113.50"
    const ticket = await ticketOf("contact")
    const _proof = proofOf(ticket)
    expect(await answer(withTicket(ticket, { _proof }), address)).toEqual([200, undefined])
    expect(await answer(withTicket(ticket, { _proof, message: "And how long is it?" }), address)).toEqual(refused)
    expect(await answer(withTicket(ticket, { _proof }), "203.0.113.51")).toEqual([200, undefined])
    const raced = await ticketOf("contact")
    const race = ["One of the two", "The other of the two"].map((text) =>
      answer(withTicket(raced, { _proof: proofOf(raced), message: text }), address)
    )
    expect((await Promise.all(race)).sort()).toEqual([[200, undefined], refused])
  })

  it("refuses what has no ticket, another form's, one that was made up, or one of yesterday, whatever its proof", async () => {
    const old = await agedTicket("contact", 12 * 60 * A_MINUTE + 10_000)
    const tickets = ["", await ticketOf("estimate"), `${Date.now()}.${"a".repeat(22)}.${"b".repeat(43)}`, old]
    for (const [place, ticket] of tickets.entries())
      expect(await answer(withTicket(ticket, { _proof: proofOf(ticket) }), `203.0.113.${60 + place}`)).toEqual(refused)
    const fresh = await agedTicket("contact", 12 * 60 * A_MINUTE - 10_000)
    expect(await answer(withTicket(fresh), "203.0.113.64")).toEqual([200, undefined])
  })

  it("[T33] without a proof, or with a wrong one, nobody is that quick, and three an hour are taken of one visitor", async () => {
    const [address, other] = ["203.0.113.70", "203.0.113.71"]
    expect(await answer(withTicket(await ticketOf("contact")), address)).toEqual([422, "TOO_SOON"])
    expect(await answer(withTicket(await ticketOf("contact"), { _proof: "x" }), address)).toEqual([422, "TOO_SOON"])
    const plain = async (at: string) => answer(withTicket(await agedTicket("contact", A_MINUTE), { _proof: "7" }), at)
    for (const status of [200, 200, 200, 429]) expect((await plain(address))[0]).toBe(status)
    expect((await plain(other))[0]).toBe(200)
  })

  it("[T33] sixty without a proof are taken in an hour of everyone together; those with one still are", async () => {
    const hour = new Date(Math.floor(Date.now() / 3_600_000) * 3_600_000)
    const count = 'INSERT INTO rate_limit (key, "window", count) VALUES ($1, $2, 60)'
    const all = "forms without proof in 60 min"
    await database.query(`${count} ON CONFLICT (key, "window") DO UPDATE SET count = 60`, [all, hour])
    const plain = await answer(withTicket(await agedTicket("contact", A_MINUTE)), "203.0.113.80")
    expect(plain).toEqual([429, "TOO_MANY"])
    expect((await send("contact", formOf(message), {}, "203.0.113.81")).status).toBe(200)
    await database.query("DELETE FROM rate_limit WHERE key = $1", [all])
  })

  it("the browser's own part makes the proof, and renews by itself a ticket that is too old", async () => {
    const posted: Array<FormData> = []
    const { call: ask, submitForm } = client((_, init) => {
      if (init.body instanceof FormData) posted.push(init.body)
    })
    const answered = await ask("GET /cms/gf/v2/forms/:id", { params: { id: "contact" } })
    if (!answered.ok) throw new Error(answered.msg)
    const stale = { ...answered.data, ticket: await agedTicket("contact", 24 * 60 * A_MINUTE) }
    expect(await submitForm(stale, formOf(message))).toMatchObject({ ok: true })
    expect(posted).toHaveLength(2)
    const [ticket, proof] = [TICKET_FIELD, PROOF_FIELD].map((name) => String(posted[1]?.get(name)))
    expect(ticket).not.toBe(stale.ticket)
    expect(isProof(String(ticket), Number(proof))).toBe(true)
  })
})

it("[T40] four forms at once are read, checked and kept; a fifth is told to come back, and comes in once there is room", async () => {
  const ready = await Promise.all([1, 2, 3, 4, 5].map(() => ticketed("contact", formOf(message), true)))
  const sendOne = (place: number) => send("contact", ready[place] ?? new FormData(), {}, `203.0.113.4${place}`)
  await database.query("BEGIN")
  await database.query("LOCK TABLE form_submission")
  const four = [0, 1, 2, 3].map(sendOne)
  try {
    const waiting = async () => {
      const [row] = await database.query(
        "SELECT count(*)::int AS waiting FROM pg_locks WHERE NOT granted AND relation = 'form_submission'::regclass"
      )
      return row?.waiting
    }
    await vi.waitFor(async () => expect(await waiting()).toBe(4))
    expect(await sendOne(4)).toMatchObject({ status: 503, json: { code: "BUSY" } })
  } finally {
    await database.query("COMMIT")
  }
  for (const { status } of await Promise.all(four)) expect(status).toBe(200)
  expect((await sendOne(4)).status).toBe(200)
})

describe("Without scripts", () => {
  const browser = (referer = "http://localhost:3000/contact?x=1") => ({ accept: "text/html,*/*", referer })
  const filledIn = { ...message, name: 'Jo "<b>" Lee', email: "<b>" }

  it("[T35] a form leads back to its page, and never to another site", async () => {
    const right = await send("contact", formOf(message), browser(), "203.0.113.11")
    expect([right.status, right.location]).toEqual([303, "/contact?sent=contact"])
    const from = { "https://evil.example//x.example": "/x.example", nonsense: "/" }
    for (const [referer, page] of Object.entries(from)) {
      const { location } = await send("contact", formOf(message), browser(referer), "203.0.113.11")
      expect(location).toBe(`${page}?sent=contact`)
    }
    const pages = {
      "//evil.example": "/contact",
      "/x\r\nSet-Cookie: a=b": "/xSet-Cookie:%20a=b",
      "/\u{1f4d0}": "/%F0%9F%93%90"
    }
    for (const [named, page] of Object.entries(pages)) {
      const { location } = await send("contact", formOf({ ...message, _page: named }), browser(), "203.0.113.16")
      expect(location).toBe(`${page}?sent=contact`)
    }
  })

  it("[T61] more parts than any form has are refused before they are read, however they are parted", async () => {
    const read = vi.spyOn(Response.prototype, "formData")
    for (const type of ["multipart/form-data; boundary=", 'multipart/form-data; xboundary=other; boundary="'])
      for (const parts of [200, 201, 300_000]) {
        const edge = "-".repeat(30)
        const part = `--${edge}\r\ncontent-disposition: form-data; name="a"\r\n\r\nb\r\n`
        const headers = { "content-type": `${type}${edge}${type.endsWith('"') ? '"' : ""}` }
        read.mockClear()
        const { status } = await send("contact", `${part.repeat(parts)}--${edge}--\r\n`, headers, "203.0.113.17")
        expect([parts, status, read.mock.calls.length > 0]).toEqual([parts, 400, parts === 200])
      }
    read.mockRestore()
  })

  it("[CMS-03] [VAL-01] what is wrong is told on a page beside each field, with all that was filled in; put right there, it is taken", async () => {
    const { status, text } = await send("contact", formOf(filledIn), browser(), "203.0.113.12")
    expect(status).toBe(400)
    expect(text).toContain('<a class="plain" href="#field-email">E-mail</a>: Please enter a valid email address')
    expect(text).toMatch(/<input[^>]*name="email"[^>]*aria-invalid="true"[^>]*value="&#60;b&#62;"/)
    expect(keptEntries(text)).toEqual({
      name: "Jo &#34;&#60;b&#62;&#34; Lee",
      message: "Have you any spotted gum decking?",
      about: "A product"
    })
    expect(text).not.toMatch(/<b>|<script/)
    const hidden = Object.fromEntries(
      [...text.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]+)"/g)].map(([, name, value]) => [name, value])
    )
    expect(hidden).toEqual({ _page: "/contact?x=1", _ticket: expect.any(String) })
    const again = await send("contact", formOf({ ...message, ...hidden }), browser("x:/api"), "203.0.113.12")
    expect([again.status, again.location]).toEqual([303, "/contact?sent=contact"])
  })

  it("[T33] [T40] [F8] whoever sends too many, too much or what breaks off has a page, too, with what came of their entries", async () => {
    const address = "203.0.113.13"
    await handIn(5, {}, address)
    const tooMany = await send("contact", formOf(message), browser(), address)
    const parts = Object.entries(message)
      .map(([name, value]) => part(name, value))
      .join("")
    const photo = (bytes: string) => part("photos", bytes, '; filename="a.png"')
    const cut = await send(
      "contact",
      `${parts}${photo("1").slice(0, -2)}`,
      { ...browser(), ...bounded },
      "203.0.113.14"
    )
    const large = `${parts}${photo("1".repeat(53_000_000))}${end}`
    const tooLarge = await send("contact", large, { ...browser(), ...bounded }, "203.0.113.14")
    expect([tooMany, cut, tooLarge].map(({ status }) => status)).toEqual([429, 400, 413])
    for (const { text } of [tooMany, cut, tooLarge])
      expect(keptEntries(text)).toEqual({ name: "Jo", message: message.message, about: "A product" })
  })

  it("[F8] a field of 10 MB never reaches the page", async () => {
    const long = formOf({ ...message, name: "x".repeat(10_000_000) })
    const { status, text } = await send("contact", long, browser(), "203.0.113.15")
    expect([status, text.length < 100_000]).toEqual([400, true])
    expect(text).toContain('<a class="plain" href="#field-name">Your name</a>: 80 max characters')
  })
})

it.each([
  ["hh:mm A", "2026-02-29"],
  ["hh:30 AM", "2026-13-01"],
  ["07:mm AM", "2026-02-30"],
  ["07:30 A", "soon"],
  ["13:30 PM", "tomorrow"]
])(
  "[VAL-04] a time that keeps a placeholder, and a day that is none, are told beside their fields: %s, %s",
  async (call, start) => {
    // Nothing else is filled in, so that nothing is kept.
    expect(await send("estimate", formOf({ call, start }), {}, "203.0.113.77")).toMatchObject({
      status: 400,
      json: { fields: { call: "This is not a valid time format", start: "Invalid date selected" } }
    })
  }
)

// The second is what a browser's own picker sends for half past three in the afternoon.
it.each(["07:30 AM", "15:30"])("[VAL-04] a time and a day that are right are told of nowhere: %s", async (call) => {
  const { json } = await send("estimate", formOf({ call, start: "2086-12-01" }), {}, "203.0.113.77")
  const { fields } = json as { readonly fields: object }
  expect(Object.keys(fields).length).toBeGreaterThan(0)
  for (const key of ["call", "start"]) expect(fields).not.toHaveProperty(key)
})
