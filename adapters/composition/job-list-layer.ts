/** Everything that job lists need, put together on a database. Needs the catalogue, the price book, the stock and the rate limits besides. */
import { Layer } from "effect"
import { ChangeJobLists } from "../../core/job-lists/change-job-lists.service.ts"
import { QuoteJobList } from "../../core/job-lists/quote-job-list.service.ts"
import { ReadJobLists } from "../../core/job-lists/read-job-lists.service.ts"
import { SendJobList } from "../../core/job-lists/send-job-list.service.ts"
import { jobListMailsLayer } from "../messages/job-list-mails.ts"
import { transactionLayer } from "../postgres/client/transaction.ts"
import { quotesLayer } from "../storage/billing/quotes.ts"
import { jobListsLayer } from "../storage/job-lists/job-lists.ts"
import { outboxLayer } from "../storage/messages/outbox.ts"
import { shopSecretLayer } from "../storage/secrets/shop-secret.ts"

export const jobListLayer = Layer.mergeAll(ChangeJobLists.layer, QuoteJobList.layer).pipe(
  Layer.provideMerge(SendJobList.layer),
  Layer.provideMerge(ReadJobLists.layer),
  Layer.provide(Layer.mergeAll(transactionLayer, jobListsLayer, jobListMailsLayer, outboxLayer, quotesLayer)),
  Layer.provide(shopSecretLayer)
)
