/** Boards for a deck, a floor or a wall: rows of one length, or packs that cover it. */
import { boardList } from "../../../core/catalogue/calculators/board-list.ts"
import type { CalculatorName } from "../../../core/catalogue/calculators/calculator.ts"
import { bestOffer, lengthOffers } from "../../../core/catalogue/calculators/length-offer.ts"
import type { Measures } from "../../../core/catalogue/calculators/measures.ts"
import type { ProductDetail } from "../../../core/catalogue/product/product-detail.ts"
import type { BoardLayout } from "../../../core/units/boards.ts"
import { packsForArea } from "../../../core/units/packs-for-area.ts"
import { calculatorWords as words } from "../../words/calculators.ts"
import { type CalculatorInput, type MaterialsResult, materialOf } from "./materials.ts"
import { soldLengths, soldPacks } from "./sold-lengths.ts"

const layoutOf = (name: CalculatorName, { gap = 0, lap = 0 }: Measures, board: number): BoardLayout => {
  if (name === "deck") return { kind: "decking", board, gap }
  return name === "wall" ? { kind: "cladding", board, lap } : { kind: "flooring", cover: board }
}

export const boardMaterials = ({ name, measures, goods, size, branchId }: CalculatorInput): MaterialsResult => {
  const product = goods.get("boards")
  if (!product) return words.noGoods
  const { run = 0, waste: wastePercent = 0 } = measures
  const surface = { run, width: measures.width ?? measures.height ?? 0, wastePercent }
  const coverage = Number(product.attributes.coverage ?? 0)
  const list =
    coverage > 0
      ? {
          summary: words.packSummary(coverage, wastePercent),
          offers: lengthOffers(soldPacks(product, branchId), () => packsForArea(surface, coverage, wastePercent))
        }
      : boardRows(product, surface, layoutOf(name, measures, Number(product.attributes.width)), branchId)
  const taken = list?.offers.find(({ key }) => key === size) ?? bestOffer(list?.offers ?? [])
  if (!list || !taken) return words.notSoldSo
  return { cuts: [], ...list, takenKey: taken.key, items: materialOf("boards", product, taken) }
}

const boardRows = (
  product: ProductDetail,
  surface: Parameters<typeof boardList>[1],
  layout: BoardLayout,
  branchId: number | undefined
) => {
  const list = boardList(soldLengths(product, branchId), surface, layout)
  return list && { summary: words.rowSummary(list.rows, list.metres, surface.wastePercent), offers: list.offers }
}
