/** A file as an answer of the API: JSON like every other, so that a failure is told apart from it by its status alone. */
import { Schema } from "effect"
import { Base64File, Identifier, NameText } from "../../core/bounds.schema.ts"

/** `base64` is what the file holds. */
export const DownloadedFile = Schema.Struct({
  name: NameText,
  mediaType: Identifier,
  base64: Base64File
})

export const downloadedFile = ({
  name,
  mediaType,
  content
}: {
  readonly name: string
  readonly mediaType: string
  readonly content: string | Uint8Array
}): typeof DownloadedFile.Type => ({ name, mediaType, base64: Buffer.from(content).toString("base64") })
