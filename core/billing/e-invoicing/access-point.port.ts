/** The way of e-invoices to their receivers. */
import { Context, type Effect } from "effect"
import type { ProviderUnavailable } from "../../unavailable.schema.ts"
import type { EInvoice } from "./e-invoice.ts"
import type { AccessPointRefused } from "./e-invoicing-refusal.schema.ts"

/** An access point of the Peppol network. */
export type AccessPointService = {
  /**
   * Hands an e-invoice over, once under its message id however often it is asked for, and answers what it goes by there.
   * `ProviderUnavailable`: whether it was taken is not known.
   */
  readonly submit: (
    message: EInvoice & { readonly messageId: string }
  ) => Effect.Effect<string, AccessPointRefused | ProviderUnavailable>
  /** Whether the receiver's access point has taken it. */
  readonly isDelivered: (reference: string) => Effect.Effect<boolean, ProviderUnavailable>
}

/** [EINV-02] Without one e-invoices wait in the shop. */
export const CurrentAccessPoint = Context.Reference<AccessPointService | undefined>(
  "core/billing/e-invoicing/CurrentAccessPoint",
  { defaultValue: () => undefined }
)
