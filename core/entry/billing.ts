/** `billing`: references, due dates, ageing and surcharges. */
export { dueDate, isDue } from "../billing/invoices/due-date.ts"
export { type Ageing, ageing, type OpenItem } from "../billing/ledger/ageing.ts"
export { defaultSurcharge, type SurchargeRules, surchargeAmount, surchargePercent } from "../billing/pay/surcharge.ts"
export { bpayReference, customerOfReference } from "../bpay.ts"
