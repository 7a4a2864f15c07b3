/** How PostgreSQL's whole numbers and decimals become the numbers that the rules work with. */
import { Buffer } from "node:buffer"
import * as PgTypes from "@effect/sql-pg/PgTypes"
import { Result } from "effect"

const int8: PgTypes.Codec<number | bigint> = {
  encode: (value) => {
    const bytes = Buffer.alloc(8)
    bytes.writeBigInt64BE(BigInt(value))
    return Result.succeed(bytes)
  },
  decode: (bytes) => {
    const value = Buffer.from(bytes.buffer, bytes.byteOffset, 8).readBigInt64BE()
    return value >= Number.MIN_SAFE_INTEGER && value <= Number.MAX_SAFE_INTEGER
      ? Result.succeed(Number(value))
      : Result.fail(new PgTypes.CodecError({ message: `${value} is too large for a number` }))
  }
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
