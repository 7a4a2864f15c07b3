/** Passwords as they are kept: a slow one-way sum that holds the recipe and the salt beside it. */
import { Buffer } from "node:buffer"
import { type Argon2Parameters, argon2, argon2Sync, timingSafeEqual } from "node:crypto"
import { promisify } from "node:util"

const hashParameters = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 }

const unpadded = (bytes: Buffer) => bytes.toString("base64").replaceAll("=", "")

const parameters = (password: string, salt: Buffer): Argon2Parameters => ({
  ...hashParameters,
  message: Buffer.from(password.normalize("NFC")),
  nonce: salt
})

const start = `$argon2id$v=19$m=${hashParameters.memory},t=${hashParameters.passes},p=${hashParameters.parallelism}$`

const formatHash = (salt: Buffer, sum: Buffer): string => `${start}${unpadded(salt)}$${unpadded(sum)}`

/** Whether a kept sum was made by the recipe that new ones are made by. */
export const usesCurrentParameters = (hash: string): boolean => hash.startsWith(start)

/** Argon2id in the usual `$argon2id$…` form; 25 ms of one core. The salt is at least 16 bytes. */
export const hashPassword = (password: string, salt: Buffer): string =>
  formatHash(salt, argon2Sync("argon2id", parameters(password, salt)))

const argon2Async = promisify(argon2)

/** As `passwordHash`, on another thread. */
export const hashPasswordAsync = async (password: string, salt: Buffer): Promise<string> =>
  formatHash(salt, await argon2Async("argon2id", parameters(password, salt)))

const hashPattern = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

/** Whether a password is the one behind the hash, by the hash's own recipe; on another thread. */
export const verifyPassword = async (password: string, hash: string): Promise<boolean> => {
  const [, memory, passes, parallelism, salt, sum] = hashPattern.exec(hash) ?? []
  if (!salt || !sum) return false
  const right = Buffer.from(sum, "base64")
  const hashBytes = await argon2Async("argon2id", {
    ...parameters(password, Buffer.from(salt, "base64")),
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: right.length
  })
  return timingSafeEqual(hashBytes, right)
}
