/** Keeps what was read of the catalogue until something in it changes: one short question before each use. */
import { Effect, Option } from "effect"
import { SqlClient, type SqlError } from "effect/sql"
import { type CatalogueChanges, catalogueChanges } from "./catalogue-look.ts"

/** The same reading for as long as the catalogue's age is the same. Prices and stock are not looked at. */
export const cacheUntilChanged = Effect.fnUntraced(function* <A, E>(effect: Effect.Effect<A, E>) {
  const { look } = yield* catalogueChanges
  let cached: { readonly value: A; readonly age: number } | undefined

  return Effect.gen(function* () {
    const { age } = yield* look
    if (cached?.age === age) return cached.value
    // The age was asked for first, so that what changes meanwhile is read again.
    const value = yield* effect
    cached = { value, age }
    return value
  })
})

/** The most values kept for one reading: what most people ask for, in a few megabytes. */
const MOST_VALUES = 5000

/** How many of a larger kind, such as whole products. */
export const MOST_LARGE_VALUES = 2000

type ReadByKey<K, V, E> = (keys: ReadonlyArray<K>) => Effect.Effect<ReadonlyMap<K, V>, E>

/** A value, and the number of the look after which it was read. */
type SeenValue<V> = { readonly value: V; readonly look: number }

type CacheOptions<K, V> = {
  readonly changes: CatalogueChanges
  /** Tells of a value that the catalogue's age says nothing of. */
  readonly isOld: (key: K, seen: SeenValue<V>) => boolean
  readonly most: number
}

/** What was not found is asked for again. */
const cacheByKey = <K, V, E>(
  read: ReadByKey<K, V, E>,
  { changes, isOld, most }: CacheOptions<K, V>
): ReadByKey<K, V, E | SqlError.SqlError> => {
  let cached: { readonly values: Map<K, SeenValue<V>>; readonly age: number } = { values: new Map(), age: 0 }
  const isAnyCached = (keys: ReadonlyArray<K>) => keys.some((key) => cached.values.has(key))

  return (keys) =>
    Effect.gen(function* () {
      // What is read in any case needs no look: it is kept as of the last one, and read again where it changed since then.
      const last = isAnyCached(keys) ? undefined : changes.lastLook()
      const { age, number } = last ?? (yield* changes.look)
      if (cached.age !== age || cached.values.size > most) cached = { values: new Map(), age }
      // Asked of what was cached at this age, also where the catalogue changes before the answer is here.
      const { values } = cached
      const found = new Map<K, V>()
      const missing: Array<K> = []
      for (const key of keys) {
        const seen = values.get(key)
        if (seen === undefined || isOld(key, seen)) missing.push(key)
        else found.set(key, seen.value)
      }
      if (missing.length === 0) return found
      // Others may have shared the reading, and asked for more.
      const fresh = yield* read(missing)
      for (const key of missing) {
        const value = fresh.get(key)
        if (value === undefined) continue
        found.set(key, value)
        if ((values.get(key)?.look ?? 0) <= number) values.set(key, { value, look: number })
      }
      return found
    })
}

/**
 * The same value of each key for as long as the catalogue's age is the same; prices and stock are not looked at. What was
 * not found is asked for again.
 */
export const cacheEachUntilChanged = Effect.fnUntraced(function* <K, V, E>(read: ReadByKey<K, V, E>) {
  return cacheByKey(read, { changes: yield* catalogueChanges, isOld: () => false, most: MOST_VALUES })
})

/** Within a transaction it is read: what that has changed itself is nobody else's yet. */
const readWithinTransaction = <K, V, E>(sql: SqlClient.SqlClient, read: ReadByKey<K, V, E>, cached: typeof read) =>
  ((keys) =>
    Effect.flatMap(Effect.serviceOption(sql.transactionService), (transaction) =>
      Option.isSome(transaction) ? read(keys) : cached(keys)
    )) satisfies typeof read

type SoldOptions<V> = {
  /** The stock numbers by whose price or stock a value is made. */
  readonly skusOf: (value: V) => ReadonlyArray<string>
  readonly most?: number
}

/**
 * The same value of each key until the price or stock of one of its stock numbers changes, or anything of the catalogue;
 * within a transaction it is read.
 */
export const cacheEachUntilSold = Effect.fnUntraced(function* <V, E>(
  read: ReadByKey<string, V, E>,
  { skusOf, most = MOST_VALUES }: SoldOptions<V>
) {
  const sql = yield* SqlClient.SqlClient
  const changes = yield* catalogueChanges
  const isOld = (_: string, { value, look: number }: SeenValue<V>) =>
    skusOf(value).some((sku) => changes.hasChangedSince(sku, number))
  return readWithinTransaction(sql, read, cacheByKey(read, { changes, isOld, most }))
})
