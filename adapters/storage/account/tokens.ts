/** Secrets that are given out once: made from 256 random bits, and kept as a hash alone. */
import { Buffer } from "node:buffer"
import { createHash, randomBytes } from "node:crypto"

const BYTES = 32

/** 43 letters and signs that stand in a cookie or an address as they are. */
export const newToken = (): string => randomBytes(BYTES).toString("base64url")

/** The 32 bytes of its SHA-256, as the database keeps them. */
export const hashToken = (text: string): Buffer => createHash("sha256").update(text).digest()

/** A mask that only the token gives: what is sealed with it opens with it again. */
const applyMask = (bytes: Uint8Array, token: string): Buffer => {
  const mask = createHash("sha512").update(`next:${token}`).digest()
  return Buffer.from(bytes.map((byte, place) => byte ^ (mask[place] ?? 0)))
}

/** Two tokens, so that only who holds the `token` before them can read them. */
export const maskTokens = (first: string, second: string, token: string): Buffer =>
  applyMask(Buffer.concat([Buffer.from(first, "base64url"), Buffer.from(second, "base64url")]), token)

/** The two tokens that were sealed with this one. */
export const unmaskTokens = (bytes: Uint8Array, token: string): readonly [first: string, second: string] => {
  const tokenBytes = applyMask(bytes, token)
  return [tokenBytes.subarray(0, BYTES).toString("base64url"), tokenBytes.subarray(BYTES).toString("base64url")]
}
