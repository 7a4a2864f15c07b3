/** Every change of the tables, in the order in which they were made. */
import type { Effect } from "effect"
import type { SqlClient } from "effect/sql"
import { shopTables } from "./0001_shop.ts"
import { searchTables } from "./0002_search.ts"
import { visibilityChanges } from "./0003_shown_change.ts"
import { searchCountTables } from "./0004_search_counts.ts"
import { signInTables } from "./0005_sign_in.ts"
import { memberOrders } from "./0006_member_orders.ts"
import { contactTables } from "./0007_contacts.ts"
import { ledgerTables } from "./0008_ledger.ts"
import { guessCounts } from "./0009_guesses.ts"
import { decoyLinks } from "./0010_links_to_nowhere.ts"
import { invitationTables } from "./0011_invitations.ts"
import { refundAttempts } from "./0012_refund_attempts.ts"
import { orderViewers } from "./0014_order_viewers.ts"
import { quantitySteps } from "./0017_quantity_steps.ts"
import { dataRetention } from "./0018_kept_and_gone.ts"
import { loginOrigins } from "./0019_login_origins.ts"
import { declinedCards } from "./0020_declined_cards.ts"
import { plainAddresses } from "./0022_plain_addresses.ts"
import { unknownPayments } from "./0024_unknown_payments.ts"
import { orderLists } from "./0025_order_lists.ts"
import { loginVersions } from "./0027_login_versions.ts"
import { payables } from "./0028_payables.ts"
import { photosAndSealedTokens } from "./0029_photos_and_sealed_tokens.ts"
import { deliveryQuotes } from "./0030_delivery_quotes.ts"
import { contentTables } from "./0035_content.ts"
import { formTables } from "./0036_form_submissions.ts"
import { restockAlerts } from "./0038_restock_alerts.ts"
import { formRepeatsAndContentCopies } from "./0042_form_repeats_and_content_copies.ts"
import { maintenanceContent } from "./0043_maintenance_content.ts"
import { reviewTables } from "./0044_reviews.ts"
import { truckDays } from "./0045_truck_days.ts"
import { tradeCredit } from "./0046_trade_credit.ts"
import { savedCarts } from "./0048_saved_carts.ts"
import { invoiceTables } from "./0049_invoices.ts"
import { accountPayments } from "./0050_account_payments.ts"
import { poPolicy } from "./0054_po_policy.ts"
import { managerTables } from "./0057_managers.ts"
import { quoteTables } from "./0060_quotes.ts"
import { quoteOrders } from "./0061_quote_orders.ts"
import { jobListTables } from "./0064_job_lists.ts"
import { eInvoicingTables } from "./0065_e_invoicing.ts"
import { deliveryProofs } from "./0070_delivery_proofs.ts"
import { sharedCarts } from "./0071_shared_carts.ts"
import { categoryFilters } from "./0079_category_filters.ts"
import { approvals } from "./0080_approvals.ts"
import { courierTrips } from "./0081_courier_trips.ts"
import { claimTables } from "./0085_claims.ts"
import { auditTrail } from "./0086_audit_trail.ts"
import { salesAndJobs } from "./0090_sales_and_jobs.ts"
import { awaitedPayments } from "./0096_awaited_payments.ts"
import { courierCalls } from "./0097_courier_calls.ts"
import { receivables } from "./0100_receivables.ts"
import { eInvoiceStates } from "./0101_e_invoice_states.ts"
import { receivableBalances } from "./0102_receivable_balances.ts"
import { quoteCallOffs } from "./0103_quote_call_offs.ts"
import { paymentReferences } from "./0104_payment_references.ts"
import { permissionNames } from "./0105_permission_names.ts"
import { severalPhotos } from "./0106_several_photos.ts"
import { quoteNumbers } from "./0107_quote_numbers.ts"
import { receivableMonths } from "./0108_receivable_months.ts"
import { openBalances } from "./0109_open_balances.ts"
import { marketingWithdrawals } from "./0115_marketing_withdrawals.ts"
import { statementTriggers } from "./0116_statement_triggers.ts"
import { pageChanges } from "./0117_page_changes.ts"
import { deliverySettingsChanges } from "./0118_delivery_settings_changes.ts"

export const migrations: Record<string, Effect.Effect<void, unknown, SqlClient.SqlClient>> = {
  "0001_shop": shopTables,
  "0002_search": searchTables,
  "0003_shown_change": visibilityChanges,
  "0004_search_counts": searchCountTables,
  "0005_sign_in": signInTables,
  "0006_member_orders": memberOrders,
  "0007_contacts": contactTables,
  "0008_ledger": ledgerTables,
  "0009_guesses": guessCounts,
  "0010_links_to_nowhere": decoyLinks,
  "0011_invitations": invitationTables,
  "0012_refund_attempts": refundAttempts,
  "0014_order_viewers": orderViewers,
  "0017_quantity_steps": quantitySteps,
  "0018_kept_and_gone": dataRetention,
  "0019_login_origins": loginOrigins,
  "0020_declined_cards": declinedCards,
  "0022_plain_addresses": plainAddresses,
  "0024_unknown_payments": unknownPayments,
  "0025_order_lists": orderLists,
  "0027_login_versions": loginVersions,
  "0028_payables": payables,
  "0029_photos_and_sealed_tokens": photosAndSealedTokens,
  "0030_delivery_quotes": deliveryQuotes,
  "0035_content": contentTables,
  "0036_form_submissions": formTables,
  "0038_restock_alerts": restockAlerts,
  "0042_form_repeats_and_content_copies": formRepeatsAndContentCopies,
  "0043_maintenance_content": maintenanceContent,
  "0044_reviews": reviewTables,
  "0045_truck_days": truckDays,
  "0046_trade_credit": tradeCredit,
  "0048_saved_carts": savedCarts,
  "0049_invoices": invoiceTables,
  "0050_account_payments": accountPayments,
  "0054_po_policy": poPolicy,
  "0057_managers": managerTables,
  "0060_quotes": quoteTables,
  "0061_quote_orders": quoteOrders,
  "0064_job_lists": jobListTables,
  "0065_e_invoicing": eInvoicingTables,
  "0070_delivery_proofs": deliveryProofs,
  "0071_shared_carts": sharedCarts,
  "0079_category_filters": categoryFilters,
  "0080_approvals": approvals,
  "0081_courier_trips": courierTrips,
  "0085_claims": claimTables,
  "0086_audit_trail": auditTrail,
  "0090_sales_and_jobs": salesAndJobs,
  "0096_awaited_payments": awaitedPayments,
  "0097_courier_calls": courierCalls,
  "0100_receivables": receivables,
  "0101_e_invoice_states": eInvoiceStates,
  "0102_receivable_balances": receivableBalances,
  "0103_quote_call_offs": quoteCallOffs,
  "0104_payment_references": paymentReferences,
  "0105_permission_names": permissionNames,
  "0106_several_photos": severalPhotos,
  "0107_quote_numbers": quoteNumbers,
  "0108_receivable_months": receivableMonths,
  "0109_open_balances": openBalances,
  "0115_marketing_withdrawals": marketingWithdrawals,
  "0116_statement_triggers": statementTriggers,
  "0117_page_changes": pageChanges,
  "0118_delivery_settings_changes": deliverySettingsChanges
}
