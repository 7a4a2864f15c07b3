/** A file is what its bytes are, whatever it is called. */
import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import { contentTypeOf, defaultUploads, fileProblem, filesProblem } from "../../../core/fields/uploads.ts"

const bytesOf = (...parts: ReadonlyArray<string | ReadonlyArray<number>>) =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === "string" ? [...part].map((sign) => sign.charCodeAt(0)) : part))
  )

const pictures = {
  "image/jpeg": bytesOf([0xff, 0xd8, 0xff, 0xe0], "JFIF"),
  "image/png": bytesOf([0x89], "PNG\r\n", [0x1a], "\n", [0, 0]),
  "image/webp": bytesOf("RIFF", [0x24, 1, 0, 0], "WEBPVP8 "),
  "application/pdf": bytesOf("%PDF-1.7\n")
}
const kinds = Object.entries(pictures)

const fileOf = (size: number) => {
  const file = new Uint8Array(size)
  file.set(pictures["application/pdf"])
  return file
}

describe("The content of an upload", () => {
  it.each(kinds)("[VAL-06] of %s is known by its first bytes, and taken", (type, bytes) => {
    assert.strictEqual(contentTypeOf(bytes), type)
    assert.isUndefined(fileProblem(bytes))
    assert.include(defaultUploads.types, type)
  })
  it("[VAL-06] may be of four types as usual", () => assert.lengthOf(defaultUploads.types, kinds.length))

  it.each([
    ["a web page", bytesOf("<!doctype html><script>")],
    ["a drawing with scripts", bytesOf("<svg xmlns='http://www.w3.org/2000/svg'>")],
    ["a program", bytesOf("MZ", [0x90, 0])],
    ["an archive", bytesOf("PK", [3, 4])],
    ["a GIF", bytesOf("GIF89a")],
    ["a sound in the same container as WebP", bytesOf("RIFF", [0x24, 1, 0, 0], "WAVEfmt ")],
    ["a PDF after other bytes", bytesOf("\n%PDF-1.7")],
    ["nothing", new Uint8Array()]
  ])("[VAL-06] that is %s is not allowed", (_, bytes) =>
    assert.strictEqual(fileProblem(bytes), "Uploaded file type is not allowed")
  )

  it("[VAL-06] is taken where the settings say so, and only then", () => {
    const onlyPdf = { ...defaultUploads, types: ["application/pdf"] }
    assert.isUndefined(fileProblem(pictures["application/pdf"], onlyPdf))
    assert.strictEqual(fileProblem(pictures["image/png"], onlyPdf), "Uploaded file type is not allowed")
  })

  // Fails where fewer bytes than a kind's whole beginning decide, or where a short file passes for a longer one.
  it("[VAL-06] that lacks any byte of its beginning is of no kind", () => {
    const begins = { "image/jpeg": 3, "image/png": 8, "image/webp": 12, "application/pdf": 5 }
    const signed = kinds.map(([type, bytes]) => ({ bytes: bytes.slice(0, begins[type as keyof typeof begins]), type }))
    fc.assert(
      fc.property(
        fc.constantFrom(...signed),
        fc.nat(11),
        fc.integer({ min: 1, max: 255 }),
        ({ bytes, type }, at, by) => {
          assert.isUndefined(contentTypeOf(bytes.slice(0, Math.min(at, bytes.length - 1))))
          // A WebP's own length, from its fifth byte to its eighth, may be anything.
          const place = at % bytes.length
          const isLength = type === "image/webp" && place >= 4 && place < 8
          const changed = bytes.with(place, ((bytes[place] ?? 0) + by) % 256)
          assert.strictEqual(contentTypeOf(changed), isLength ? type : undefined)
        }
      )
    )
  })
})

describe("The size of an upload", () => {
  it("[VAL-06] is at most 10 MB", () => {
    assert.isUndefined(fileProblem(fileOf(10_000_000)))
    assert.strictEqual(fileProblem(fileOf(10_000_001)), "Exceeded max upload file size")
  })

  // Fails where the limit is another than the setting, or is itself refused.
  it("[VAL-06] is the setting's own limit", () => {
    fc.assert(
      fc.property(fc.integer({ min: 9, max: 2_000 }), fc.integer({ min: 9, max: 2_000 }), (size, mostBytes) =>
        assert.strictEqual(
          fileProblem(fileOf(size), { ...defaultUploads, mostBytes }),
          size > mostBytes ? "Exceeded max upload file size" : undefined
        )
      )
    )
  })
})

describe("Several uploads", () => {
  const pdf = pictures["application/pdf"]
  it.each([
    ["none", [], undefined],
    ["five", Array(5).fill(pdf), undefined],
    ["six", Array(6).fill(pdf), "Reached maximum input limit of 5"],
    ["one of which is wrong", [pdf, bytesOf("<html>"), pdf], "Uploaded file type is not allowed"]
  ])("[VAL-06] %s", (_, files, problem) => assert.strictEqual(filesProblem(files), problem))

  // Fails where the message names a figure that is not the limit.
  it("[VAL-06] are refused from one more than the limit that the message names", () => {
    fc.assert(
      fc.property(fc.nat(8), fc.nat(8), (count, mostFiles) =>
        assert.strictEqual(
          filesProblem(Array(count).fill(pdf), { ...defaultUploads, mostFiles }),
          count > mostFiles ? `Reached maximum input limit of ${mostFiles}` : undefined
        )
      )
    )
  })
})
