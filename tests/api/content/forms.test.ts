/** Forms that visitors hand in: what is kept, what is refused and why, on the shop's own database. */
import { expect, it } from "vitest"
import { shopUnderTest } from "../shop-under-test.ts"

const { shop, database } = shopUnderTest()

type Sent = { readonly status: number; readonly json: unknown; readonly location: string | null; readonly text: string }

const send = async (
  form: string,
  body: FormData | string,
  headers: { readonly [name: string]: string } = {},
  address = "203.0.113.1"
): Promise<Sent> => {
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

const submissions = () => database.query("SELECT id, form_id, title, fields FROM form_submission ORDER BY id")

it("[CMS-01] [CMS-03] a form that is right is kept with its fields' types, labels and values, and its mailbox is told once", async () => {
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

const bounded = { "content-type": "multipart/form-data; boundary=x" }
const part = (name: string) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n1\r\n`

it.each([
  { sent: "JSON", status: 400, body: () => "{}", headers: { "content-type": "application/json" } },
  { sent: "a body cut short", status: 400, body: () => part("a").slice(0, -3), headers: bounded },
  { sent: "no boundary", status: 400, body: () => "x", headers: { "content-type": "multipart/form-data" } },
  {
    sent: "more fields than any form has",
    status: 400,
    body: () => `${Array.from({ length: 201 }, (_, n) => part(`f${n}`)).join("")}--x--\r\n`,
    headers: bounded
  },
  { sent: "60 MB", status: 413, body: () => "x".repeat(60_000_000), headers: bounded }
])("[T40] [F8] answers $sent with $status", async ({ body, headers, status }) => {
  expect(await send("contact", body(), headers, "203.0.113.2")).toMatchObject({ status, json: { error: true } })
})

it("[ROUTE-09] an unknown form is not found", async () => {
  expect((await send("nothing", formOf({}))).status).toBe(404)
})

it("[T33] one address hands in five forms an hour; what was wrong is not among them, and others still can", async () => {
  const address = "203.0.113.9"
  expect((await send("contact", formOf({ ...message, email: "x" }), {}, address)).status).toBe(400)
  const answers: Array<number> = []
  for (let time = 0; time < 6; time += 1) answers.push((await send("contact", formOf(message), {}, address)).status)
  expect(answers).toEqual([200, 200, 200, 200, 200, 429])
  expect((await send("contact", formOf(message), {}, "203.0.113.10")).status).toBe(200)
})

it("without scripts a form leads back to its page, or to a page that says what is wrong by the fields' labels", async () => {
  const browser = { accept: "text/html,*/*", referer: `${shop().origin}/contact?x=1` }
  const right = await send("contact", formOf(message), browser, "203.0.113.11")
  expect([right.status, right.location]).toEqual([303, "/contact?sent=contact"])
  const wrong = await send("contact", formOf({ ...message, email: "<b>" }), browser, "203.0.113.11")
  expect(wrong.status).toBe(400)
  expect(wrong.text).toContain("E-mail: Please enter a valid email address.")
  expect(wrong.text).toContain('href="/contact?x=1"')
  const foreign = await send(
    "contact",
    formOf(message),
    { ...browser, referer: "https://evil.example//x.example" },
    "203.0.113.11"
  )
  expect(foreign.location).toBe("/x.example?sent=contact")
})
