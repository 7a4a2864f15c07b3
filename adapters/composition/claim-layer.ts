/** Everything that claims on invoices need, put together: for the shop, and for the command at the keyboard. Needs invoices, ledgers, payments, branches and the outbox. */
import { Layer } from "effect"
import { AnswerClaims } from "../../core/billing/claims/answer-claims.service.ts"
import { ClaimDays } from "../../core/billing/claims/claims.port.ts"
import { CompanyClaims } from "../../core/billing/claims/company-claims.service.ts"
import { AcceptedUploads } from "../../core/fields/uploads.port.ts"
import { claimMailsLayer } from "../messages/claim-mails.ts"
import type { SettingValues } from "../settings/setting-values.ts"
import { type UploadVariable, uploadRule } from "../settings/upload-rule.ts"
import { claimsLayer } from "../storage/billing/claims.ts"

export const claimLayer = (settings: Pick<SettingValues, "CLAIM_DAYS" | UploadVariable>) =>
  Layer.mergeAll(CompanyClaims.layer, AnswerClaims.layer).pipe(
    Layer.provideMerge(Layer.mergeAll(claimsLayer, claimMailsLayer, Layer.succeed(ClaimDays, settings.CLAIM_DAYS))),
    Layer.provide(Layer.succeed(AcceptedUploads, uploadRule(settings)))
  )
