/** The sticks that all pieces of a cut list are cut from. */
import { lengthOffers } from "../../../core/catalogue/calculators/length-offer.ts"
import { cutList } from "../../../core/units/cut-list.ts"
import { calculatorWords as words } from "../../words/calculators.ts"
import { type CalculatorInput, type MaterialsResult, materialOf } from "./materials.ts"
import { soldLengths } from "./sold-lengths.ts"

export const cutMaterials = ({ measures, goods, pieces, branchId }: CalculatorInput): MaterialsResult => {
  const product = goods.get("sticks")
  if (!product) return words.noGoods
  const offers = lengthOffers(soldLengths(product, branchId), () => 1)
  const sticks = offers.map(({ length, cost }) => ({ length: Math.round(length * 1000), price: cost }))
  const list = cutList({ pieces, sticks, kerf: measures.kerf ?? 0 })
  if (!list.ok) return list.msg
  const cuts = list.value.sticks
  const items = offers.flatMap((offer) => {
    const count = cuts.filter(({ length }) => length === Math.round(offer.length * 1000)).length
    return count === 0 ? [] : materialOf("sticks", product, { ...offer, pieces: count })
  })
  const wanted = pieces.reduce((sum, { count }) => sum + count, 0)
  return { offers: [], items, cuts, summary: words.cutSummary(wanted, cuts.length) }
}
