/** Secrets that are given out once: made from 256 random bits, and kept as a hash alone. */
import { Buffer } from "node:buffer"
import { createHash, hkdfSync, randomBytes } from "node:crypto"
import { type Keyring, seal, unseal } from "../secrets/sealed-box.ts"

const BYTES = 32

/** 43 letters and signs that stand in a cookie or an address as they are. */
export const newToken = (): string => randomBytes(BYTES).toString("base64url")

/** The 32 bytes of its SHA-256, as the database keeps them. */
export const hashToken = (text: string): Buffer => createHash("sha256").update(text).digest()

/** Of what is sealed with a token; a new way to make the key from it gets the next number. */
const SUCCESSOR_KEY = 1
const SUCCESSORS = "the tokens that follow a spent refresh token"

/** A token is 256 random bits that are never used again, and so is the key that is made from it. */
const keyringOf = (token: string): Keyring => {
  const key = hkdfSync("sha256", Buffer.from(token, "base64url"), "", SUCCESSORS, BYTES)
  return { current: SUCCESSOR_KEY, keys: new Map([[SUCCESSOR_KEY, new Uint8Array(key)]]) }
}

/** Two tokens, so that only who holds the `token` before them can read them; 93 bytes. */
export const sealTokens = (first: string, second: string, token: string): Buffer =>
  seal(keyringOf(token), SUCCESSORS, Buffer.concat([Buffer.from(first, "base64url"), Buffer.from(second, "base64url")]))

/** The two tokens that were sealed with this one; nothing where they were not, or were changed since. */
export const unsealTokens = (
  sealed: Uint8Array,
  token: string
): readonly [first: string, second: string] | undefined => {
  const both = unseal(keyringOf(token), SUCCESSORS, sealed)
  return both && [both.subarray(0, BYTES).toString("base64url"), both.subarray(BYTES).toString("base64url")]
}
