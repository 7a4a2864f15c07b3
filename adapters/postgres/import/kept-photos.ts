/** Keeps a merchant's pictures in the database, each of the product or the stock number that it is named by, and in its place among several. */
import { createHash } from "node:crypto"
import type { Client } from "pg"
import { numberedPicture } from "../../../core/catalogue/product/picture.ts"
import { checkedPhoto, type PhotoEnding } from "../../images/photo.ts"
import type { PartResult } from "./load.ts"
import type { RowProblem } from "./stage.ts"

/** Where to find one picture: its name in small letters, its bytes or why there are none, and its ending where it has one that must be true. */
export type FoundPhoto = {
  readonly label: string
  readonly line?: number
  readonly name: string
  readonly ending?: PhotoEnding
  readonly read: () => Promise<Uint8Array<ArrayBuffer> | string>
}

/** What a picture shows: a product, or one variant; and the hashes of the files that are kept of it, by their places. */
type Shown = {
  readonly product_id: string | null
  readonly sku: string | null
  readonly hashes: Readonly<Record<string, string>> | null
}

type Place = { readonly shown: Shown; readonly position: number }

const hashes = (of: string): string =>
  `(SELECT jsonb_object_agg(position::text, encode(hash, 'hex')) FROM product_photo WHERE ${of}) AS hashes`

/** By names in small letters, with `--` where a stock number has a slash, which no file's name can have; a product goes first. */
const shownByName = async (client: Client, names: ReadonlyArray<string>): Promise<ReadonlyMap<string, Shown>> => {
  const { rows } = await client.query<Shown & { readonly name: string }>(
    `SELECT lower(replace(erp_id, '/', '--')) AS name, NULL AS product_id, erp_id AS sku, ${hashes("product_photo.sku = erp_id")}
     FROM sku WHERE lower(replace(erp_id, '/', '--')) = ANY ($1)
     UNION ALL
     SELECT lower(id), id, NULL, ${hashes("product_photo.product_id = product.id")}
     FROM product WHERE lower(id) = ANY ($1)
     ORDER BY product_id NULLS FIRST`,
    [names]
  )
  return new Map(rows.map(({ name, ...shown }) => [name, shown]))
}

/** `p0432752_3` is the third of `p0432752`, where nothing goes by the whole name. */
const placeOf = (known: ReadonlyMap<string, Shown>, name: string): Place | undefined => {
  const whole = known.get(name)
  if (whole) return { shown: whole, position: 1 }
  const [base, position] = numberedPicture(name) ?? [name, 1]
  const shown = known.get(base)
  return shown && { shown, position }
}

const keyOf = ({ position, shown }: Place): string => JSON.stringify([shown.product_id, shown.sku, position])

const save = async (client: Client, { position, shown }: Place, hash: string, photo: Uint8Array): Promise<void> => {
  const key = shown.sku === null ? "product_id" : "sku"
  await client.query(
    `INSERT INTO product_photo (product_id, sku, position, hash, bytes) VALUES ($1, $2, $3, decode($4, 'hex'), $5)
     ON CONFLICT (${key}, position) DO UPDATE SET hash = excluded.hash, bytes = excluded.bytes`,
    [shown.product_id, shown.sku, position, hash, Buffer.from(photo)]
  )
}

/** Keeps one picture; answers whether it changed the shop, or why it can't be kept. */
const keepPhoto = async (client: Client, photo: FoundPhoto, place: Place): Promise<boolean | string> => {
  const bytes = await photo.read()
  if (typeof bytes === "string") return bytes
  const hash = createHash("sha256").update(bytes).digest("hex")
  if (hash === place.shown.hashes?.[place.position]) return false
  const checked = await checkedPhoto(bytes, photo.ending)
  if ("reason" in checked) return checked.reason
  await save(client, place, hash, checked.photo)
  return true
}

/** Keeps the pictures that were found, in their order; of two of the same thing and place the first. `part` names them all. */
export const keepPhotos = async (
  client: Client,
  part: string,
  photos: ReadonlyArray<FoundPhoto>,
  reportProgress: (text: string) => void
): Promise<PartResult> => {
  const names = photos.flatMap(
    ({ name }) => [name, ...(numberedPicture(name)?.slice(0, 1) ?? [])] as ReadonlyArray<string>
  )
  const known = await shownByName(client, [...new Set(names)])
  const first = new Map<string, FoundPhoto>()
  const problems: Array<RowProblem> = []
  let changed = 0
  for (const [at, photo] of photos.entries()) {
    const place = placeOf(known, photo.name)
    const other = place && first.get(keyOf(place))
    if (place && !other) first.set(keyOf(place), photo)
    const outcome = !place
      ? "no product and no stock number goes by that name"
      : other
        ? `${other.label}${other.line === undefined ? "" : `:${other.line}`} is a picture of the same already`
        : await keepPhoto(client, photo, place)
    if (typeof outcome === "string")
      problems.push({ file: photo.label, ...(photo.line === undefined ? {} : { line: photo.line }), reason: outcome })
    else if (outcome) changed++
    if ((at + 1) % 500 === 0) reportProgress(`Reading ${part}: ${at + 1} of ${photos.length}`)
  }
  return { counted: { file: part, read: photos.length - problems.length, changed }, problems }
}
