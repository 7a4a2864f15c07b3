/** Seals bytes with AES-256-GCM, so that only who has the key can read them, and nobody can change them unnoticed. */
import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto"

const CIPHER = "aes-256-gcm"
const [KEY_BYTES, NONCE_BYTES, TAG_BYTES] = [32, 12, 16]

/** How much longer a sealed value is than what is in it, bytes. */
export const SEAL_BYTES = 1 + NONCE_BYTES + TAG_BYTES

/** Keys by the number that stands in what each of them sealed, 0 to 255; a new one is added and made the current one. */
export type Keyring = { readonly current: number; readonly keys: ReadonlyMap<number, Uint8Array> }

/** Sealed for one purpose, a value cannot be opened for another; nor under the number of another key. */
const associatedData = (purpose: string, keyId: number): Buffer => Buffer.from(`${keyId} ${purpose}`)

/** The key's number, a nonce that is made for this value alone, the tag, and the sealed bytes. @throws where the current key is lacking or of another length. */
export const seal = ({ current, keys }: Keyring, purpose: string, plain: Uint8Array): Buffer => {
  const key = keys.get(current)
  if (key?.length !== KEY_BYTES) throw new Error(`There is no key ${current} of ${KEY_BYTES} bytes`)
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES })
  cipher.setAAD(associatedData(purpose, current))
  const sealed = Buffer.concat([cipher.update(plain), cipher.final()])
  return Buffer.concat([Buffer.from([current]), nonce, cipher.getAuthTag(), sealed])
}

/** What was sealed for that purpose; nothing where it was sealed by an unknown key, for another purpose, or changed since. */
export const unseal = ({ keys }: Keyring, purpose: string, sealed: Uint8Array): Buffer | undefined => {
  const [keyId = -1] = sealed
  const key = keys.get(keyId)
  if (!key || sealed.length < SEAL_BYTES) return undefined
  const nonce = sealed.subarray(1, 1 + NONCE_BYTES)
  const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES })
  decipher.setAAD(associatedData(purpose, keyId))
  decipher.setAuthTag(sealed.subarray(1 + NONCE_BYTES, SEAL_BYTES))
  try {
    return Buffer.concat([decipher.update(sealed.subarray(SEAL_BYTES)), decipher.final()])
  } catch {
    return undefined
  }
}
