/** Passwords as they are kept: a slow one-way sum that holds the recipe and the salt beside it. */
import { Buffer } from "node:buffer"
import { argon2Sync } from "node:crypto"

const recipe = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 }

const unpadded = (bytes: Buffer) => bytes.toString("base64").replaceAll("=", "")

/** Argon2id in the usual `$argon2id$…` form; 25 ms of one core. The salt is at least 16 bytes. */
export const passwordHash = (password: string, salt: Buffer): string => {
  const sum = argon2Sync("argon2id", { ...recipe, message: Buffer.from(password.normalize("NFC")), nonce: salt })
  const { memory, passes, parallelism } = recipe
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(salt)}$${unpadded(sum)}`
}
