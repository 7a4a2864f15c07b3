/** [EINV-02] A company's e-invoices and the job that sends them, with the access point that the settings name. Needs invoices, branches and the shop's facts. */
import { Layer } from "effect"
import { CurrentAccessPoint } from "../../core/billing/e-invoicing/access-point.port.ts"
import { CompanyEInvoices } from "../../core/billing/e-invoicing/company-e-invoices.service.ts"
import { SendEInvoices } from "../../core/billing/e-invoicing/send-e-invoices.service.ts"
import { WriteEInvoice } from "../../core/billing/e-invoicing/write-e-invoice.service.ts"
import { makeStorecove } from "../access-points/storecove.ts"
import type { SettingValues } from "../settings/setting-values.ts"
import { claimsLayer } from "../storage/billing/claims.ts"
import { eInvoiceQueueLayer } from "../storage/billing/e-invoice-queue.ts"
import { enrolmentsLayer } from "../storage/billing/e-invoicing.ts"

const accessPointLayer = (settings: SettingValues): Layer.Layer<never> => {
  const { ACCESS_POINT_KEY: key, ACCESS_POINT_SENDER: sender, ACCESS_POINT_URL: url } = settings
  if (!key || sender === undefined) return Layer.empty
  return Layer.effect(CurrentAccessPoint, makeStorecove({ url, key, sender }))
}

export const eInvoiceLayer = (settings: SettingValues) =>
  Layer.mergeAll(CompanyEInvoices.layer, SendEInvoices.layer).pipe(
    Layer.provide(WriteEInvoice.layer),
    Layer.provide(Layer.mergeAll(enrolmentsLayer, eInvoiceQueueLayer, claimsLayer)),
    Layer.provideMerge(accessPointLayer(settings))
  )
