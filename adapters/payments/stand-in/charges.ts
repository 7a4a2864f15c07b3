/** A charge: one try at taking money from a card, paid or failed. */
import type Stripe from "stripe"
import { type CallContext, newId } from "./call-context.ts"
import type { Decline } from "./cards.ts"
import type { StandInMethod } from "./tokens.ts"

const outcomeOf = (decline: Decline | undefined): Stripe.Charge.Outcome => ({
  advice_code: null,
  network_advice_code: null,
  network_decline_code: null,
  network_status: decline ? "declined_by_network" : "approved_by_network",
  reason: decline ? (decline.declineCode ?? decline.code) : null,
  risk_level: "normal",
  risk_score: 1,
  seller_message: decline ? "The bank did not return any further details with this decline." : "Payment complete.",
  type: decline ? "issuer_declined" : "authorized"
})

const cardDetails = (amount: number, card: Stripe.PaymentMethod.Card, paid: boolean) =>
  ({
    amount_authorized: paid ? amount : null,
    authorization_code: null,
    brand: card.brand,
    checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: paid ? "pass" : null },
    country: card.country,
    electronic_commerce_indicator: null,
    exp_month: card.exp_month,
    exp_year: card.exp_year,
    funding: card.funding,
    installments: null,
    last4: card.last4,
    mandate: null,
    network: card.brand,
    network_transaction_id: null,
    regulated_status: "unregulated",
    three_d_secure: null,
    transaction_link_id: null,
    wallet: null
  }) satisfies Stripe.Charge.PaymentMethodDetails.Card

/** The charge that comes of trying this method for the whole of this intent. */
export const chargeOf = (
  context: CallContext,
  intent: Stripe.PaymentIntent,
  method: StandInMethod["object"],
  decline?: Decline
) => {
  const paid = decline === undefined
  return {
    id: newId("ch_3"),
    object: "charge",
    amount: intent.amount,
    amount_captured: paid ? intent.amount : 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: paid ? newId("txn_3") : null,
    billing_details: method.billing_details,
    calculated_statement_descriptor: null,
    captured: paid,
    created: context.now,
    currency: intent.currency,
    customer: null,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: decline?.code ?? null,
    failure_message: decline?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: outcomeOf(decline),
    paid,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: {
      type: "card",
      ...(method.card ? { card: cardDetails(intent.amount, method.card, paid) } : {})
    },
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: paid ? "succeeded" : "failed",
    transfer_data: null,
    transfer_group: null
  } satisfies Stripe.Charge
}
