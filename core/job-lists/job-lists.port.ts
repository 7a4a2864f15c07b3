/** Where job lists are kept. */
import { Context, type Effect } from "effect"
import type { Unavailable } from "../unavailable.schema.ts"
import type { JobListId, KeptJobList } from "./job-list.ts"

/** Who asks: a contact, logged in for a company. */
export type JobListReader = { readonly contactId: string; readonly customerId: string }

/** What a list begins with, or is changed to. */
export type JobListState = Pick<KeptJobList, "name" | "isShared" | "isDeleted" | "lines">

/**
 * [T27] Port that keeps job lists. A list that is neither the reader's own nor shared with them is none, and so is one of
 * another company. Fails with `Unavailable` (what it needs is out of reach).
 */
export class JobLists extends Context.Service<
  JobLists,
  {
    /** The reader's own and those shared with them, the one changed last first; without those that were deleted. */
    readonly list: (reader: JobListReader) => Effect.Effect<ReadonlyArray<KeptJobList>, Unavailable>
    /** How many those are. */
    readonly count: (reader: JobListReader) => Effect.Effect<number, Unavailable>
    /** One of them; of the reader's own also a deleted one. */
    readonly find: (reader: JobListReader, id: JobListId) => Effect.Effect<KeptJobList | undefined, Unavailable>
    /** The same in a transaction: nobody else changes it before that ends. */
    readonly lock: (reader: JobListReader, id: JobListId) => Effect.Effect<KeptJobList | undefined, Unavailable>
    /** In a transaction: how many lists the reader has made and not deleted; no other is made before that ends. */
    readonly lockCount: (reader: JobListReader) => Effect.Effect<number, Unavailable>
    readonly create: (reader: JobListReader, list: JobListState) => Effect.Effect<JobListId, Unavailable>
    /** Answers when it was changed, epoch milliseconds. */
    readonly save: (id: JobListId, list: JobListState) => Effect.Effect<number, Unavailable>
  }
>()("core/job-lists/JobLists") {}
