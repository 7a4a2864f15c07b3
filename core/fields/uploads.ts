/** Files that people hand in, told by what is in them: a name and a declared type can say anything. */
import { countProblem } from "../contact/fields.ts"
import { formFieldWords } from "../words/form-field.ts"

export type UploadRule = {
  readonly types: ReadonlyArray<string>
  readonly mostBytes: number
  readonly mostFiles: number
}

/** [VAL-06] What the shop takes where nothing else is set, and never more than that of any file. */
export const defaultUploads: UploadRule = {
  types: ["image/jpeg", "image/png", "image/webp", "application/pdf"],
  mostBytes: 10_000_000,
  mostFiles: 5
}

/** The bytes that a file of each kind begins with; undefined stands for any byte. */
const signatures: ReadonlyArray<readonly [type: string, starts: ReadonlyArray<number | undefined>]> = [
  ["image/jpeg", [0xff, 0xd8, 0xff]],
  ["image/png", [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  // RIFF, four bytes of length, WEBP.
  ["image/webp", [0x52, 0x49, 0x46, 0x46, undefined, undefined, undefined, undefined, 0x57, 0x45, 0x42, 0x50]],
  // %PDF-
  ["application/pdf", [0x25, 0x50, 0x44, 0x46, 0x2d]]
]

/** [VAL-06] The content type of a file by its first bytes; undefined for any other kind. */
export const contentTypeOf = (bytes: Uint8Array): string | undefined =>
  signatures.find(([, starts]) => starts.every((byte, place) => (byte ?? bytes[place]) === bytes[place]))?.[0]

/** [VAL-01] An upload of one of the allowed content types, at most so many bytes. */
export const uploadProblem = (
  file: { readonly type: string; readonly bytes: number },
  allowed: { readonly types: ReadonlyArray<string>; readonly mostBytes: number }
): string | undefined => {
  if (!allowed.types.includes(file.type)) return formFieldWords.fileType
  return file.bytes > allowed.mostBytes ? formFieldWords.fileSize : undefined
}

/** [VAL-06] What is wrong with a file: its kind by its content, or its size. */
export const fileProblem = (bytes: Uint8Array, rule: UploadRule = defaultUploads): string | undefined =>
  uploadProblem({ type: contentTypeOf(bytes) ?? "", bytes: bytes.length }, rule)

/** [VAL-06] What is wrong with all that was handed in: too many files, or the first one that is wrong. */
export const filesProblem = (files: ReadonlyArray<Uint8Array>, rule: UploadRule = defaultUploads): string | undefined =>
  countProblem(files.length, { most: rule.mostFiles }) ??
  files.map((bytes) => fileProblem(bytes, rule)).find((problem) => problem !== undefined)
