/** `billing`: references, due dates, ageing and surcharges. */
export { dueDate, isDue } from "../billing/invoices/due-date.ts"
export { type Ageing, ageing, type OpenItem } from "../billing/ledger/ageing.ts"
export { bpayReference, customerOfReference } from "../billing/pay/bpay.ts"
export { defaultSurcharge, type SurchargeRules, surchargeAmount, surchargePercent } from "../billing/pay/surcharge.ts"
