/** Who took a delivery, as the driver wrote it down, with a photograph where one was taken. */
import { hasInvisible } from "../../contact/email-address.ts"
import { addressInNameProblem, MAX_FIELD_CHARACTERS, requiredProblem, textProblem } from "../../contact/fields.ts"
import { runWords } from "../../words/run.ts"

/** The pictures that a driver's telephone takes. */
export type PhotoType = "image/jpeg" | "image/png" | "image/webp"

export type DeliveryPhoto = { readonly type: PhotoType; readonly bytes: Uint8Array<ArrayBuffer> }

/** [RUN-02] */
export type DeliveryProof = { readonly receivedBy: string; readonly photo?: DeliveryPhoto }

/** Bytes: what a telephone makes, and no film. */
export const MAX_PHOTO_BYTES = 5_000_000

const begins = (bytes: Uint8Array, at: number, ...signs: ReadonlyArray<number>): boolean =>
  signs.every((sign, place) => bytes[at + place] === sign)

/** What kind of picture it is by what it begins with; undefined for anything else, whatever its name says. */
export const photoType = (bytes: Uint8Array): PhotoType | undefined => {
  if (begins(bytes, 0, 0xff, 0xd8, 0xff)) return "image/jpeg"
  if (begins(bytes, 0, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return "image/png"
  return begins(bytes, 0, 0x52, 0x49, 0x46, 0x46) && begins(bytes, 8, 0x57, 0x45, 0x42, 0x50) ? "image/webp" : undefined
}

/** [RUN-02] Why it can't be kept; nothing where it can. */
export const proofProblem = ({ receivedBy, photo }: DeliveryProof): string | undefined => {
  if (photo && (photo.bytes.length > MAX_PHOTO_BYTES || photoType(photo.bytes) !== photo.type)) return runWords.photo
  if (hasInvisible(receivedBy)) return runWords.name
  return (
    requiredProblem(runWords.receivedBy, receivedBy) ??
    textProblem(receivedBy, MAX_FIELD_CHARACTERS.contactName) ??
    addressInNameProblem(receivedBy)
  )
}
