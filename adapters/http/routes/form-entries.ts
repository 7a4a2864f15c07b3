/** Reads what a browser sends of a form, `multipart/form-data`: its values and files, and of what broke off the values that came before. */
import { MIMEType } from "node:util"
import type { FormEntries } from "../../../core/content/forms/form-submission.ts"

/** More fields than any form has. */
const MAX_ENTRIES = 200

export const noEntries: FormEntries = { values: new Map(), files: new Map() }

type Entries = { readonly values: Map<string, Array<string>>; readonly files: Map<string, Array<Uint8Array>> }

export const isMultipart = (contentType: string): boolean => /^multipart\/form-data\b/i.test(contentType)

/** A file field that was left empty comes as a file without a name or a byte. */
const isLeftEmpty = (file: File): boolean => file.size === 0 && file.name === ""

const addEntry = async ({ values, files }: Entries, name: string, value: string | File): Promise<void> => {
  if (typeof value === "string") values.set(name, [...(values.get(name) ?? []), value])
  else if (!isLeftEmpty(value)) files.set(name, [...(files.get(name) ?? []), new Uint8Array(await value.arrayBuffer())])
}

/** What parts one field from the next; undefined where nothing does. */
const boundaryOf = (contentType: string): string | undefined => {
  try {
    return new MIMEType(contentType).params.get("boundary") ?? undefined
  } catch {
    return undefined
  }
}

const bufferOf = (bytes: Uint8Array<ArrayBuffer>): Buffer =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)

/** [T61] Counted before they are read: half a million empty fields took five seconds, while everybody waited. */
const hasTooManyParts = (bytes: Uint8Array<ArrayBuffer>, boundary: string): boolean => {
  const [body, mark] = [bufferOf(bytes), Buffer.from(`\r\n--${boundary}`)]
  let [parts, place] = [0, body.indexOf(mark)]
  while (place >= 0 && parts <= MAX_ENTRIES) {
    parts += 1
    place = body.indexOf(mark, place + mark.length)
  }
  return parts > MAX_ENTRIES
}

/** Undefined where it is not what it says it is, or holds more fields than any form. */
export const readFormEntries = async (
  bytes: Uint8Array<ArrayBuffer>,
  contentType: string
): Promise<FormEntries | undefined> => {
  const entries: Entries = { values: new Map(), files: new Map() }
  const boundary = boundaryOf(contentType)
  if (boundary === undefined || hasTooManyParts(bytes, boundary)) return undefined
  try {
    const form = await new Response(bytes, { headers: { "content-type": contentType } }).formData()
    for (const [name, value] of form) await addEntry(entries, name, value)
    return entries
  } catch {
    return undefined
  }
}

/** The parts that came whole, closed as a body of their own. */
const wholeParts = (bytes: Uint8Array<ArrayBuffer>, boundary: string): Uint8Array<ArrayBuffer> => {
  const body = bufferOf(bytes)
  const end = body.lastIndexOf(`\r\n--${boundary}`)
  return new Uint8Array(Buffer.concat([body.subarray(0, Math.max(0, end)), Buffer.from(`\r\n--${boundary}--\r\n`)]))
}

/** The values of what broke off; none of its files. */
export const readBrokenEntries = async (bytes: Uint8Array<ArrayBuffer>, contentType: string): Promise<FormEntries> => {
  const boundary = boundaryOf(contentType)
  const read = boundary ? await readFormEntries(wholeParts(bytes, boundary), contentType) : undefined
  return { values: read?.values ?? new Map(), files: new Map() }
}
