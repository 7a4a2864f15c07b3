/** How the whole numbers of PostgreSQL are read: exactly, or not at all. */
import { Buffer } from "node:buffer"
import * as PgTypes from "@effect/sql-pg/PgTypes"
import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { postgresTypes } from "../../adapters/postgres/client/postgres-types.ts"

const bytesOf = (value: bigint) => {
  const bytes = Buffer.alloc(8)
  bytes.writeBigInt64BE(value)
  return bytes
}

const readAlone = (value: bigint) => PgTypes.decode(bytesOf(value), PgTypes.OID.int8, 1, postgresTypes)

describe("bigint", () => {
  it.each([
    0,
    1,
    -1,
    255,
    -256,
    24_381,
    -24_381,
    2 ** 31,
    -(2 ** 31),
    2 ** 32 - 1,
    2 ** 32,
    -(2 ** 32) - 1,
    999_999_999_999,
    Number.MAX_SAFE_INTEGER,
    Number.MIN_SAFE_INTEGER
  ])("reads %d", (value) => {
    expect(readAlone(BigInt(value))).toEqual(Result.succeed(value))
  })

  it.each([2n ** 53n, -(2n ** 53n), 2n ** 63n - 1n, -(2n ** 63n)])("refuses %d, which no number holds", (value) => {
    const read = readAlone(value)
    expect(Result.isFailure(read) && read.failure.message).toBe(`${value} is too large for a number`)
  })

  it("reads the elements of an array, each from where it stands", () => {
    const sent = Result.getOrThrow(PgTypes.encode([7n, -24_381n, 2n ** 40n], PgTypes.OID.int8Array, postgresTypes))
    expect(PgTypes.decode(sent, PgTypes.OID.int8Array, 1, postgresTypes)).toEqual(Result.succeed([7, -24_381, 2 ** 40]))
  })
})
