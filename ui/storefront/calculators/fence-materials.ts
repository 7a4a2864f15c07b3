/** Posts, rails, palings and plinths of a fence. */
import { fenceList } from "../../../core/catalogue/calculators/fence-list.ts"
import { calculatorWords as words } from "../../words/calculators.ts"
import { type CalculatorInput, type MaterialsResult, materialOf } from "./materials.ts"
import { soldLengths } from "./sold-lengths.ts"

export const fenceMaterials = ({ measures, goods, branchId }: CalculatorInput): MaterialsResult => {
  const [posts, rails, palings, plinths] = (["posts", "rails", "palings", "plinths"] as const).map((role) =>
    goods.get(role)
  )
  if (!posts || !rails || !palings) return words.noGoods
  const { run = 0, height = 0, bay = 0, rails: railCount = 0, depth = 0, overlap = 0 } = measures
  const list = fenceList(
    { run, height, bay, rails: railCount, depth, overlap },
    {
      posts: soldLengths(posts, branchId),
      rails: soldLengths(rails, branchId),
      palings: soldLengths(palings, branchId),
      palingWidth: Number(palings.attributes.width),
      ...(plinths ? { plinths: soldLengths(plinths, branchId) } : {})
    }
  )
  if (!list.ok) return words.tooShort[list.role]
  const items = list.items.flatMap(({ role, offer }) => {
    const product = goods.get(role)
    return product ? materialOf(role, product, offer) : []
  })
  return { offers: [], cuts: [], items, summary: words.fenceSummary(list.bays) }
}
