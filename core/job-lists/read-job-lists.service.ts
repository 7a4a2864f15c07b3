/** Job lists as their readers see them: which there are, and one of them at the prices and with the stock of today. */
import { Clock, Context, Effect, Layer } from "effect"
import { Catalogue } from "../catalogue/catalogue.port.ts"
import { productDetail } from "../catalogue/product/product-page.ts"
import { memberBuyer, priceCustomerIdOf } from "../identity/buyer.ts"
import type { Member } from "../identity/visitor.ts"
import { cartItemOf } from "../ordering/cart/cart-item-of.ts"
import { isPriced } from "../pricing/price.ts"
import { PriceBook } from "../pricing/price-book.port.ts"
import { priceLines } from "../pricing/price-line.ts"
import { availability } from "../stock/availability.ts"
import { Stock } from "../stock/stock.port.ts"
import type { Unavailable } from "../unavailable.schema.ts"
import {
  type JobListId,
  type JobListSummary,
  jobListSummary,
  jobListTotals,
  type KeptJobList,
  type PricedJobList
} from "./job-list.ts"
import { jobListLineId, lineRequest } from "./job-list-lines.ts"
import { JobListNotFound } from "./job-list-refusal.schema.ts"
import { JobLists } from "./job-lists.port.ts"

/** [T27] Who looks, as the lists know them: always the one who is logged in. */
export const readerOf = ({ contact, customer }: Member) => ({ contactId: contact.id, customerId: customer.id })

/**
 * [JOB-01] Service that shows a member the job lists of their own and those shared with them. Fails with `Unavailable`
 * (what it needs is out of reach), `JobListNotFound` (no such list, or none of theirs).
 */
export class ReadJobLists extends Context.Service<
  ReadJobLists,
  {
    readonly list: (member: Member) => Effect.Effect<ReadonlyArray<JobListSummary>, Unavailable>
    readonly count: (member: Member) => Effect.Effect<number, Unavailable>
    readonly find: (member: Member, id: JobListId) => Effect.Effect<PricedJobList, JobListNotFound | Unavailable>
    /** [T23] A list at the member's own terms, which are a guest's where they may not see their company's. */
    readonly price: (member: Member, list: KeptJobList) => Effect.Effect<PricedJobList, Unavailable>
  }
>()("core/job-lists/ReadJobLists") {
  static readonly layer = Layer.effect(
    ReadJobLists,
    Effect.gen(function* () {
      const jobLists = yield* JobLists
      const catalogue = yield* Catalogue
      const priceBook = yield* PriceBook
      const stock = yield* Stock

      const price: ReadJobLists["Service"]["price"] = Effect.fn("ReadJobLists.price")(function* (member, list) {
        const skus = [...new Set(list.lines.map(({ sku }) => sku))]
        const [products, prices, held] = yield* Effect.all(
          [
            catalogue.bySku(skus),
            priceBook.listed(skus, priceCustomerIdOf(memberBuyer(member))),
            stock.stockBySku(skus)
          ],
          { concurrency: 3 }
        )
        const now = yield* Clock.currentTimeMillis
        const requests = list.lines.map((line) => lineRequest(line, { prices }))
        const answers = priceLines(prices, requests, now)
        const lines = list.lines.map((line, place) => {
          const [found, request, answer] = [products.get(line.sku), requests[place], answers[place]]
          const product = found && productDetail(found, held, now)
          const variation = product?.variations.find(({ sku }) => sku === line.sku)
          const id = jobListLineId(line)
          if (!product || !variation || !request || !answer || !isPriced(answer)) return { id, line }
          const { level, text, canOrder } = availability(variation, member.branchId, line.pieces, request.length)
          return {
            id,
            line,
            item: cartItemOf(product, variation, request, answer),
            stock: { level, text, canOrder }
          }
        })
        const items = lines.flatMap(({ item }) => item ?? [])
        return { ...jobListSummary(list, member.contact.id), lines, ...jobListTotals({ items }) }
      })

      const find: ReadJobLists["Service"]["find"] = Effect.fn("ReadJobLists.find")(function* (member, id) {
        const found = yield* jobLists.find(readerOf(member), id)
        return yield* found && !found.isDeleted ? price(member, found) : new JobListNotFound()
      })

      return ReadJobLists.of({
        list: Effect.fn("ReadJobLists.list")(function* (member) {
          const lists = yield* jobLists.list(readerOf(member))
          return lists.map((one) => jobListSummary(one, member.contact.id))
        }),
        count: (member) => jobLists.count(readerOf(member)),
        find,
        price
      })
    })
  )
}
