/** How PostgreSQL's whole numbers and decimals become the numbers that the rules work with. */
import { Buffer } from "node:buffer"
import * as PgTypes from "@effect/sql-pg/PgTypes"
import { Result } from "effect"

/** Four bytes, the first of them with the sign. */
const int4At = (bytes: Uint8Array, offset: number): number =>
  ((bytes[offset] ?? 0) << 24) |
  ((bytes[offset + 1] ?? 0) << 16) |
  ((bytes[offset + 2] ?? 0) << 8) |
  (bytes[offset + 3] ?? 0)

/** In two halves, since a list has thousands of sums: a BigInt and a view of the bytes for each take thirty times as long. */
const readInt8 = (bytes: Uint8Array, offset: number): Result.Result<number, PgTypes.CodecError> => {
  const value = int4At(bytes, offset) * 2 ** 32 + (int4At(bytes, offset + 4) >>> 0)
  if (Number.isSafeInteger(value)) return Result.succeed(value)
  const exact = Buffer.from(bytes.buffer, bytes.byteOffset + offset, 8).readBigInt64BE()
  return Result.fail(new PgTypes.CodecError({ message: `${exact} is too large for a number` }))
}

const int8: PgTypes.Codec<number | bigint> = {
  encode: (value) => {
    const bytes = Buffer.alloc(8)
    bytes.writeBigInt64BE(BigInt(value))
    return Result.succeed(bytes)
  },
  decode: (bytes) => readInt8(bytes, 0),
  read: readInt8
}

const asText = PgTypes.makeRegistry()

/** Decimals here have at most nine digits before the point and two after it, so a number holds them. */
const numeric: PgTypes.Codec<number> = {
  encode: (value) => PgTypes.encode(String(value), PgTypes.OID.numeric, asText),
  decode: (bytes) => Result.map(PgTypes.decode(bytes, PgTypes.OID.numeric, 1, asText), Number)
}

/** Cents (`bigint`) and measures (`numeric`) arrive as numbers; dates as `2026-11-23`, moments as `Date`. */
export const postgresTypes = PgTypes.makeRegistry()
postgresTypes.register(PgTypes.OID.int8, int8, { arrayOid: PgTypes.OID.int8Array })
postgresTypes.register(PgTypes.OID.numeric, numeric, { arrayOid: PgTypes.OID.numericArray })
