/** Loads a calculator's page: the goods to choose from, and what the figures of its address come to. */
import type { ShopClient } from "../../../adapters/client.ts"
import {
  type CalculatorGoods,
  type CalculatorName,
  calculatorNames,
  calculators,
  fitsRole,
  type GoodsRole
} from "../../../core/catalogue/calculators/calculator.ts"
import { parseCutPieces } from "../../../core/catalogue/calculators/cut-pieces.ts"
import { readMeasures } from "../../../core/catalogue/calculators/measures.ts"
import { onlinePieces } from "../../../core/catalogue/cards/card.ts"
import type { ProductDetail } from "../../../core/catalogue/product/product-detail.ts"
import type { PriceAnswer, PriceRequest } from "../../../core/pricing/price.ts"
import { unwrapResponse } from "../../kit/unwrap-response.ts"
import { calculatorWords as words } from "../../words/calculators.ts"
import { fetchCategory } from "../category/fetch-category.ts"
import { rowPriceRequest } from "../product/row-quantity.ts"
import { rowText } from "../product/row-words.ts"
import { stockOf } from "../product/size-rows.ts"
import { type Material, type Materials, materialsFor } from "./materials.ts"

/** What is typed and chosen, as it stands in the page's address. */
export type CalculatorEntries = { readonly [field: string]: string | undefined }

export type GoodsOption = {
  readonly slug: string
  readonly name: string
  /** The kind of it, by the category below that of the role. */
  readonly group: string
  /** Pieces in all stores. */
  readonly stock: number
}
export type GoodsChoice = {
  readonly role: GoodsRole
  readonly options: ReadonlyArray<GoodsOption>
  readonly slug: string
  readonly isOptional: boolean
}

/** One line of the list: what is bought, what there is of it, and what it costs a guest. */
export type MaterialLine = {
  readonly role: GoodsRole
  readonly slug: string
  readonly name: string
  readonly imageId: string
  readonly size: string
  readonly pieces: number
  readonly uom: string
  readonly stock: { readonly text: string; readonly isHere: boolean }
  readonly request: PriceRequest
  readonly answer: PriceAnswer
}

export type CalculatorPage = {
  readonly choices: ReadonlyArray<GoodsChoice>
  /** What is wrong, by the field's name; nothing before a figure was sent. */
  readonly problems: { readonly [field: string]: string }
  /** Why there is no list although every figure is right. */
  readonly problem?: string
  readonly list?: Pick<Materials, "summary" | "offers" | "takenKey" | "cuts"> & {
    readonly lines: ReadonlyArray<MaterialLine>
  }
}

type Shop = Pick<ShopClient, "call" | "search" | "requestPrice">

/** Beyond these a list to choose from is no help: the category's own page has filters. */
const MOST_OPTIONS = 200

/** The goods of a category that have what is counted by, a width or a coverage, and lengths that can be chosen. */
const optionsOf = async ({ call, search }: Shop, goods: CalculatorGoods): Promise<ReadonlyArray<GoodsOption>> => {
  const found = await fetchCategory(call, goods.category)
  if (!found.ok && found.status === 404) return []
  const path = unwrapResponse(found).path.map(({ name }) => name)
  const [result] = await search([
    {
      indexName: "products",
      distinct: true,
      hitsPerPage: MOST_OPTIONS,
      facetFilters: [[`categories.level${path.length}:${path.join(" > ")}`]],
      attributesToRetrieve: ["title", "slug", "flags", "attributes", "categories", "stocks"],
      attributesToHighlight: []
    }
  ])
  return (result?.hits ?? [])
    .filter(
      ({ attributes: { type, width, coverage }, flags }) =>
        !flags.timberTally && (width ?? coverage) !== undefined && fitsRole(goods, type?.toString())
    )
    .map(({ title, slug, categories, flags, stocks }) => ({
      slug,
      name: title,
      stock: onlinePieces({ flags, stocks }),
      group: categories[`level${path.length + 1}`]?.split(" > ").at(-1) ?? ""
    }))
}

/** What is chosen where the address names nothing, or what is not there: what there is most of, or of what may be left out none. */
const chosenSlug = (
  { isOptional }: CalculatorGoods,
  options: ReadonlyArray<GoodsOption>,
  named: string | undefined
): string =>
  options.find(({ slug }) => slug === named)?.slug ??
  (isOptional ? "" : (options.toSorted((one, other) => other.stock - one.stock)[0]?.slug ?? ""))

const fetchGoods = async ({ call }: Shop, choices: ReadonlyArray<GoodsChoice>) => {
  const fetched = choices
    .filter(({ slug }) => slug !== "")
    .map(
      async ({ role, slug }): Promise<readonly [GoodsRole, ProductDetail]> => [
        role,
        unwrapResponse(await call("GET /products/slug/:slug", { params: { slug } })) as ProductDetail
      ]
    )
  return new Map(await Promise.all(fetched))
}

const linesOf = async (
  { requestPrice }: Shop,
  items: ReadonlyArray<Material>,
  branchId: number | undefined
): Promise<ReadonlyArray<MaterialLine>> =>
  Promise.all(
    items.flatMap(({ role, product, row, pieces }) => {
      const request = rowPriceRequest(row, String(pieces), "STICK")
      if (!request) return []
      const stock = stockOf(row, branchId, pieces)
      const line = {
        role,
        slug: product.slug,
        name: product.name,
        imageId: product.images.variations[row.variation.sku] ?? product.images.main,
        size: rowText(product, row),
        pieces,
        uom: row.variation.uom,
        stock: { text: stock.text, isHere: stock.level === "in stock" },
        request
      }
      return [requestPrice(request).then((answer) => ({ ...line, answer }))]
    })
  )

/** Whether anything was sent: a calculator that is opened counts nothing, and says nothing is missing. */
const isSent = (name: CalculatorName, entries: CalculatorEntries): boolean =>
  name === "cuts" ? entries.pieces !== undefined : entries.run !== undefined

/** The page of a calculator for what stands in its address. */
export const loadCalculator = async (
  shop: Shop,
  name: CalculatorName,
  entries: CalculatorEntries,
  branchId: number | undefined
): Promise<CalculatorPage> => {
  const choices = await Promise.all(
    calculators[name].goods.map(async (goods): Promise<GoodsChoice> => {
      const options = await optionsOf(shop, goods)
      const { role, isOptional = false } = goods
      return { role, options, isOptional, slug: chosenSlug(goods, options, entries[role]) }
    })
  )
  if (!isSent(name, entries)) return { choices, problems: {} }
  const read = readMeasures(name, (field) => entries[field])
  const cut = name === "cuts" ? parseCutPieces(entries.pieces ?? "") : undefined
  const problems: Record<string, string> = {}
  for (const field of calculators[name].fields) {
    const problem = read.problems[field.name]
    if (problem) problems[field.name] = words.problem(field, problem)
  }
  if (cut && !cut.ok) problems.pieces = words.piecesProblem(cut)
  if (Object.keys(problems).length > 0) return { choices, problems }
  const materials = await materialsFor({
    name,
    measures: read.measures,
    goods: await fetchGoods(shop, choices),
    size: entries.size,
    pieces: cut?.ok ? cut.pieces : [],
    branchId
  })
  if (typeof materials === "string") return { choices, problems, problem: materials }
  const { items, ...list } = materials
  return { choices, problems, list: { ...list, lines: await linesOf(shop, items, branchId) } }
}

/** The calculators with the picture of what each counts; without one where the shop sells none of it. */
export const loadCalculatorIndex = ({ call }: Pick<Shop, "call">) =>
  Promise.all(
    calculatorNames.map(async (name) => {
      const found = await fetchCategory(call, calculators[name].pictured)
      return { name, ...(found.ok ? { imageId: found.data.image } : {}) }
    })
  )
