/** The parts that UBL invoices and credit notes of PINT A-NZ share: parties, charges, GST and totals. */
import { states } from "../../contact/fields.ts"
import type { Cents } from "../../money.ts"
import type { Branch } from "../../stores/branch.ts"
import { eInvoiceChargeWords as words } from "../../words/bills.ts"
import { type EInvoiceAmounts, type EInvoiceCharge, type GstCode, taxableAmount } from "./e-invoice-amounts.ts"
import { element, type XmlElement, xmlDocument, xmlText } from "./xml.ts"

/** Who sells: the shop, at the address of the branch that the goods left. */
export type EInvoiceSeller = {
  readonly name: string
  readonly abn: string
  readonly phone: string
  readonly email: string
  readonly address: Branch["address"]
}

/** Who is billed. */
export type EInvoiceBuyer = { readonly customerId: string; readonly name: string; readonly abn: string }

/** What somebody typed, or nothing where nothing of it would be read: PINT A-NZ refuses what is empty. */
const typed = (content = ""): string => xmlText(content).trim()

/** Peppol's scheme of the Australian Business Number. */
const ABN_SCHEME = "0151"

/** Dollars with two decimals, exactly; never through a floating-point division. */
const amountText = (cents: Cents): string => {
  const digits = String(Math.abs(cents)).padStart(3, "0")
  return `${cents < 0 ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

export const text = (name: string, content: string, attributes?: XmlElement["attributes"]) =>
  element(`cbc:${name}`, content, attributes)
export const group = (name: string, ...content: ReadonlyArray<XmlElement>) => element(`cac:${name}`, content)
export const amount = (name: string, cents: Cents) => text(name, amountText(cents), { currencyID: "AUD" })

const gstScheme = group("TaxScheme", text("ID", "GST"))
/** The one rate of GST (GST Act 1999, section 9-70), or nothing of what is GST-free. */
export const gstCategory = (name: string, code: GstCode) =>
  group(name, text("ID", code), text("Percent", code === "S" ? "10" : "0"), gstScheme)

type PostalAddress = {
  readonly line1?: string | undefined
  readonly suburb?: string | undefined
  readonly postcode?: string | undefined
  readonly state?: string | undefined
}

const postalAddress = ({ line1, suburb, postcode, state }: PostalAddress) =>
  group(
    "PostalAddress",
    ...(line1 ? [text("StreetName", line1)] : []),
    ...(suburb ? [text("CityName", suburb)] : []),
    ...(postcode ? [text("PostalZone", postcode)] : []),
    ...(state ? [text("CountrySubentity", state)] : []),
    group("Country", text("IdentificationCode", "AU"))
  )

const lastLine = new RegExp(`^(.+) (${states.join("|")}) (\\d{4})$`)

/** What is printed below the name: a street, and suburb, state and postcode on one line. */
const soldToAddress = ([, line1, ...more]: ReadonlyArray<string>): PostalAddress => {
  const [, suburb, state, postcode] = lastLine.exec(more.at(-1) ?? "") ?? []
  return { line1: typed(line1), suburb: typed(suburb ?? more.at(-1)), state, postcode }
}

const legalEntity = (name: string, abn: string) =>
  group("PartyLegalEntity", text("RegistrationName", name), text("CompanyID", abn, { schemeID: ABN_SCHEME }))

const endpoint = (abn: string) => text("EndpointID", abn, { schemeID: ABN_SCHEME })

export const supplier = ({ name, abn, phone, email, address }: EInvoiceSeller) =>
  group(
    "AccountingSupplierParty",
    group(
      "Party",
      endpoint(abn),
      group("PartyName", text("Name", name)),
      postalAddress({ ...address, line1: address.lineOne }),
      group("PartyTaxScheme", text("CompanyID", abn), gstScheme),
      legalEntity(name, abn),
      group("Contact", text("Name", name), text("Telephone", phone), text("ElectronicMail", email))
    )
  )

export const customer = ({ customerId, name, abn }: EInvoiceBuyer, soldTo: ReadonlyArray<string>) =>
  group(
    "AccountingCustomerParty",
    group(
      "Party",
      endpoint(abn),
      group("PartyIdentification", text("ID", customerId)),
      group("PartyName", text("Name", typed(soldTo[0]) || name)),
      postalAddress(soldToAddress(soldTo)),
      legalEntity(name, abn)
    )
  )

/** Their PO or job number, else their customer number. */
export const references = (customerOrderNo: string | undefined, { customerId }: EInvoiceBuyer) => {
  const orderNo = typed(customerOrderNo)
  return [
    text("BuyerReference", orderNo || customerId),
    ...(orderNo ? [group("OrderReference", text("ID", orderNo))] : [])
  ]
}

/** Freight by UNTDID 7161, which has no code for the others. */
const charge = ({ kind, of, net, gst }: EInvoiceCharge) =>
  group(
    "AllowanceCharge",
    text("ChargeIndicator", String(kind === "charge")),
    ...(of === "delivery" ? [text("AllowanceChargeReasonCode", "FC")] : []),
    text("AllowanceChargeReason", words[of]),
    amount("Amount", net),
    gstCategory("TaxCategory", gst)
  )

const taxSubtotal = (amounts: EInvoiceAmounts, code: GstCode) => {
  const isThere = [...amounts.lines, ...amounts.charges].some(({ gst }) => gst === code)
  if (!isThere) return []
  const taxable = amount("TaxableAmount", taxableAmount(amounts, code))
  const tax = amount("TaxAmount", code === "S" ? amounts.gst : 0)
  return [group("TaxSubtotal", taxable, tax, gstCategory("TaxCategory", code))]
}

/** Charges and allowances, GST by rate, and the totals. */
export const sums = (amounts: EInvoiceAmounts): ReadonlyArray<XmlElement> => [
  ...amounts.charges.map(charge),
  group("TaxTotal", amount("TaxAmount", amounts.gst), ...taxSubtotal(amounts, "S"), ...taxSubtotal(amounts, "Z")),
  group(
    "LegalMonetaryTotal",
    amount("LineExtensionAmount", amounts.lineTotal),
    amount("TaxExclusiveAmount", amounts.net),
    amount("TaxInclusiveAmount", amounts.total),
    ...(amounts.allowanceTotal > 0 ? [amount("AllowanceTotalAmount", amounts.allowanceTotal)] : []),
    ...(amounts.chargeTotal > 0 ? [amount("ChargeTotalAmount", amounts.chargeTotal)] : []),
    ...(amounts.prepaid > 0 ? [amount("PrepaidAmount", amounts.prepaid)] : []),
    amount("PayableAmount", amounts.payable)
  )
]

/** What is sold or credited on a line, and at which price without GST; so many decimals that quantity times price is its net amount to the cent. */
export const itemAndPrice = (
  { sku, name, qty }: { readonly sku: string; readonly name: string; readonly qty: number },
  { net, gst }: EInvoiceAmounts["lines"][number]
): ReadonlyArray<XmlElement> => [
  group(
    "Item",
    text("Name", name),
    group("SellersItemIdentification", text("ID", sku)),
    gstCategory("ClassifiedTaxCategory", gst)
  ),
  group("Price", text("PriceAmount", (net / 100 / qty).toFixed(8), { currencyID: "AUD" }))
]

/** The whole document by PINT A-NZ Billing. */
export const ublDocument = (name: "Invoice" | "CreditNote", content: ReadonlyArray<XmlElement>): string =>
  xmlDocument(
    element(
      name,
      [
        text("CustomizationID", "urn:peppol:pint:billing-1@aunz-1"),
        text("ProfileID", "urn:peppol:bis:billing"),
        ...content
      ],
      {
        xmlns: `urn:oasis:names:specification:ubl:schema:xsd:${name}-2`,
        "xmlns:cac": "urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2",
        "xmlns:cbc": "urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2"
      }
    )
  )
