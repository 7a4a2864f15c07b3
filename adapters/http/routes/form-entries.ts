/** Reads what a browser sends of a form, `multipart/form-data`: its values and files, and of what broke off the values that came before. */
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

/** Undefined where it is not what it says it is, or holds more fields than any form. */
export const readFormEntries = async (
  bytes: Uint8Array<ArrayBuffer>,
  contentType: string
): Promise<FormEntries | undefined> => {
  const entries: Entries = { values: new Map(), files: new Map() }
  try {
    const form = [...(await new Response(bytes, { headers: { "content-type": contentType } }).formData())]
    if (form.length > MAX_ENTRIES) return undefined
    for (const [name, value] of form) await addEntry(entries, name, value)
    return entries
  } catch {
    return undefined
  }
}

/** The parts that came whole, closed as a body of their own. */
const wholeParts = (bytes: Uint8Array<ArrayBuffer>, boundary: string): Uint8Array<ArrayBuffer> => {
  const body = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = body.lastIndexOf(`\r\n--${boundary}`)
  return new Uint8Array(Buffer.concat([body.subarray(0, Math.max(0, end)), Buffer.from(`\r\n--${boundary}--\r\n`)]))
}

/** The values of what broke off; none of its files. */
export const readBrokenEntries = async (bytes: Uint8Array<ArrayBuffer>, contentType: string): Promise<FormEntries> => {
  const boundary = /boundary="?([^";]{1,70})/i.exec(contentType)?.[1]
  const read = boundary ? await readFormEntries(wholeParts(bytes, boundary), contentType) : undefined
  return { values: read?.values ?? new Map(), files: new Map() }
}
