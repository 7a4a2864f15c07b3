/** What people may hand in is set: here papers of one megabyte alone. */
import { expect, it } from "vitest"
import { dataOf } from "../failures.ts"
import { shopUnderTest } from "../shop-under-test.ts"

const { shop, call } = shopUnderTest({ LIMITS: "off", UPLOAD_TYPES: "pdf", UPLOAD_MEGABYTES: "1" })

const paper = (bytes: number) => new Blob(["%PDF-", new Uint8Array(bytes - 5)])
const picture = new Blob([Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)])

/** Nothing else is filled in, so that nothing is kept. */
const handIn = (file: Blob, headers: Record<string, string> = {}) => {
  const body = new FormData()
  body.append("photos", file, "a.pdf")
  const address = new URL("/api/cms/gf/v2/forms/contact/submissions", shop().origin)
  return shop().call(new Request(address, { method: "POST", body, headers }))
}

it("[VAL-06] a form says what may be handed in with it", async () => {
  const { uploads } = dataOf(await call("GET", "/api/cms/gf/v2/forms/contact")) as { readonly uploads: unknown }
  expect(uploads).toEqual({ types: ["application/pdf"], mostBytes: 1_000_000, mostFiles: 5 })
  const page = await (await handIn(picture, { accept: "text/html" })).text()
  expect(page).toContain('accept="application/pdf"')
})

it.each([
  ["a picture", picture, "Uploaded file type is not allowed"],
  ["a paper of a byte more", paper(1_000_001), "Exceeded max upload file size"],
  ["a paper of as much", paper(1_000_000), undefined]
])("[VAL-06] %s is judged by the settings", async (_, file, problem) => {
  const response = await handIn(file)
  const { fields } = (await response.json()) as { readonly fields: Readonly<Record<string, string>> }
  expect([response.status, fields.photos, fields.name]).toEqual([400, problem, "Your name is required"])
})
