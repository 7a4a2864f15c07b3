/** What a contact does with the job lists of their own: makes, renames, shares and removes them, and changes what is in them. */
import { Context, Effect, Layer } from "effect"
import { Catalogue } from "../catalogue/catalogue.port.ts"
import type { Member } from "../identity/visitor.ts"
import type { PriceRequest } from "../pricing/price.ts"
import { PriceBook } from "../pricing/price-book.port.ts"
import type { Sku } from "../sku.ts"
import { Transaction } from "../transaction.port.ts"
import type { Unavailable } from "../unavailable.schema.ts"
import { jobListWords } from "../words/job-list.ts"
import { type JobListId, jobListNameProblem, type KeptJobList, MAX_JOB_LISTS, type PricedJobList } from "./job-list.ts"
import {
  addJobListLines,
  changeJobListLine,
  type GoodsOnSale,
  type JobListLinesResult,
  removeJobListLine
} from "./job-list-lines.ts"
import { JobListNotFound, JobListRefused } from "./job-list-refusal.schema.ts"
import { type JobListState, JobLists } from "./job-lists.port.ts"
import { ReadJobLists, readerOf } from "./read-job-lists.service.ts"

/** What a new list begins with. */
export type NewJobList = {
  readonly name: string
  readonly isShared?: boolean
  readonly items?: ReadonlyArray<PriceRequest>
}

type Changed = Effect.Effect<PricedJobList, JobListNotFound | JobListRefused | Unavailable>

/**
 * [JOB-01] Service that changes job lists; each change answers the list as it is then. Fails with `Unavailable` (what it
 * needs is out of reach), `JobListNotFound` (no such list, or none of theirs), `JobListRefused` (with its reason).
 */
export class ChangeJobLists extends Context.Service<
  ChangeJobLists,
  {
    readonly create: (member: Member, list: NewJobList) => Effect.Effect<PricedJobList, JobListRefused | Unavailable>
    /** Another name, or shared with the company from now on, or no longer. */
    readonly rename: (
      member: Member,
      id: JobListId,
      texts: { readonly name?: string; readonly isShared?: boolean }
    ) => Changed
    /** Removes a list, or puts it back. */
    readonly setDeleted: (member: Member, id: JobListId, isDeleted: boolean) => Changed
    /** `at`: the place of the first that is new; at the end without it. */
    readonly addItems: (member: Member, id: JobListId, items: ReadonlyArray<PriceRequest>, at?: number) => Changed
    readonly changeQuantity: (member: Member, id: JobListId, lineId: string, qty: number) => Changed
    readonly removeItem: (member: Member, id: JobListId, lineId: string) => Changed
  }
>()("core/job-lists/ChangeJobLists") {
  static readonly layer = Layer.effect(
    ChangeJobLists,
    Effect.gen(function* () {
      const jobLists = yield* JobLists
      const readJobLists = yield* ReadJobLists
      const priceBook = yield* PriceBook
      const catalogue = yield* Catalogue
      const transaction = yield* Transaction

      /** Whoever asks: the lines hold nobody's price. */
      const goodsOnSale = Effect.fnUntraced(function* (skus: ReadonlyArray<Sku>) {
        const wanted = [...new Set(skus)]
        const [prices, snapshots] = yield* Effect.all([priceBook.listed(wanted), catalogue.snapshots(wanted)], {
          concurrency: 2
        })
        return { prices, snapshots }
      })

      const requireRoom = Effect.fnUntraced(function* (member: Member) {
        if ((yield* jobLists.lockCount(readerOf(member))) >= MAX_JOB_LISTS)
          return yield* refused("too-many", jobListWords.tooManyLists(MAX_JOB_LISTS))
      })

      const create: ChangeJobLists["Service"]["create"] = Effect.fn("ChangeJobLists.create")(function* (
        member,
        { name, isShared = false, items = [] }
      ) {
        yield* requireName(name)
        const goods = yield* goodsOnSale(items.map(({ sku }) => sku))
        const lines = items.length === 0 ? [] : yield* linesOf(addJobListLines([], items, goods))
        const list = { name: name.trim(), isShared, isDeleted: false, lines }
        const id = yield* transaction.run(Effect.andThen(requireRoom(member), jobLists.create(readerOf(member), list)))
        const made = yield* jobLists.find(readerOf(member), id)
        return made ? yield* readJobLists.price(member, made) : yield* Effect.die("A new job list is gone")
      })

      /** [T45] Under a lock, so that two changes of one list never lose each other's. */
      const change = Effect.fnUntraced(function* <E>(
        member: Member,
        id: JobListId,
        next: (list: KeptJobList) => Effect.Effect<JobListState, E>
      ) {
        const changed = yield* transaction.run(
          Effect.gen(function* () {
            const list = yield* jobLists.lock(readerOf(member), id)
            if (!list) return yield* new JobListNotFound()
            if (list.ownerId !== member.contact.id) return yield* refused("not-owner", jobListWords.notOwner)
            const state = yield* next(list)
            const changedAt = yield* jobLists.save(id, state)
            return { ...list, ...state, changedAt }
          })
        )
        return yield* readJobLists.price(member, changed)
      })

      /** Nothing is put into a list that was removed. */
      const changeLines = (
        member: Member,
        id: JobListId,
        skus: ReadonlyArray<Sku>,
        next: (list: KeptJobList, goods: GoodsOnSale) => JobListLinesResult
      ) =>
        change(
          member,
          id,
          Effect.fnUntraced(function* (list) {
            if (list.isDeleted) return yield* refused("not-usable", jobListWords.deleted)
            const goods = yield* goodsOnSale([...skus, ...list.lines.map(({ sku }) => sku)])
            return { ...list, lines: yield* linesOf(next(list, goods)) }
          })
        )

      const rename: ChangeJobLists["Service"]["rename"] = Effect.fn("ChangeJobLists.rename")(function* (
        member,
        id,
        { name, isShared }
      ) {
        if (name !== undefined) yield* requireName(name)
        return yield* change(member, id, (list) =>
          Effect.succeed({ ...list, name: name?.trim() ?? list.name, isShared: isShared ?? list.isShared })
        )
      })

      const setDeleted: ChangeJobLists["Service"]["setDeleted"] = Effect.fn("ChangeJobLists.setDeleted")(
        function* (member, id, isDeleted) {
          return yield* change(
            member,
            id,
            Effect.fnUntraced(function* (list) {
              if (list.isDeleted && !isDeleted) yield* requireRoom(member)
              return { ...list, isDeleted }
            })
          )
        }
      )

      return ChangeJobLists.of({
        create,
        rename,
        setDeleted,
        addItems: Effect.fn("ChangeJobLists.addItems")((member, id, items, at) =>
          changeLines(
            member,
            id,
            items.map(({ sku }) => sku),
            ({ lines }, goods) => addJobListLines(lines, items, goods, at)
          )
        ),
        changeQuantity: Effect.fn("ChangeJobLists.changeQuantity")((member, id, lineId, qty) =>
          changeLines(member, id, [], ({ lines }, goods) => changeJobListLine(lines, lineId, qty, goods))
        ),
        removeItem: Effect.fn("ChangeJobLists.removeItem")((member, id, lineId) =>
          changeLines(member, id, [], ({ lines }) => removeJobListLine(lines, lineId))
        )
      })
    })
  )
}

const refused = (kind: JobListRefused["kind"], msg: string, fields?: JobListRefused["fields"]) =>
  new JobListRefused({ kind, msg, ...(fields ? { fields } : {}) })

const requireName = (name: string): Effect.Effect<void, JobListRefused> => {
  const problem = jobListNameProblem(name)
  return problem === undefined ? Effect.void : refused("malformed", problem, { name: problem })
}

const linesOf = (result: JobListLinesResult) =>
  result.ok ? Effect.succeed(result.lines) : refused("not-usable", result.msg)
