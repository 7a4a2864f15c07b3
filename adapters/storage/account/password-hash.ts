/** Passwords as they are kept: a slow one-way sum that holds the recipe and the salt beside it. */
import { Buffer } from "node:buffer"
import { type Argon2Parameters, argon2, argon2Sync, timingSafeEqual } from "node:crypto"
import { promisify } from "node:util"

const recipe = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 }

const unpadded = (bytes: Buffer) => bytes.toString("base64").replaceAll("=", "")

const parameters = (password: string, salt: Buffer): Argon2Parameters => ({
  ...recipe,
  message: Buffer.from(password.normalize("NFC")),
  nonce: salt
})

const start = `$argon2id$v=19$m=${recipe.memory},t=${recipe.passes},p=${recipe.parallelism}$`

const written = (salt: Buffer, sum: Buffer): string => `${start}${unpadded(salt)}$${unpadded(sum)}`

/** Whether a kept sum was made by the recipe that new ones are made by. */
export const hasRecipeOfNow = (hash: string): boolean => hash.startsWith(start)

/** Argon2id in the usual `$argon2id$…` form; 25 ms of one core. The salt is at least 16 bytes. */
export const passwordHash = (password: string, salt: Buffer): string =>
  written(salt, argon2Sync("argon2id", parameters(password, salt)))

const computed = promisify(argon2)

/** As `passwordHash`, on another thread. */
export const passwordHashAside = async (password: string, salt: Buffer): Promise<string> =>
  written(salt, await computed("argon2id", parameters(password, salt)))

const kept = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

/** Whether a password is the one behind the hash, by the hash's own recipe; on another thread. */
export const isPassword = async (password: string, hash: string): Promise<boolean> => {
  const [, memory, passes, parallelism, salt, sum] = kept.exec(hash) ?? []
  if (!salt || !sum) return false
  const right = Buffer.from(sum, "base64")
  const made = await computed("argon2id", {
    ...parameters(password, Buffer.from(salt, "base64")),
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: right.length
  })
  return timingSafeEqual(made, right)
}
