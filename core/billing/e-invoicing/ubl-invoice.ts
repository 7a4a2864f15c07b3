/** An invoice of an account as an e-invoice: UBL 2.1 by Peppol's PINT A-NZ Billing (urn:peppol:pint:billing-1@aunz-1). */
import { states } from "../../contact/fields.ts"
import type { Cents } from "../../money.ts"
import { withoutGst } from "../../pricing/gst.ts"
import type { Branch } from "../../stores/branch.ts"
import type { AccountInvoice, InvoiceLine } from "../invoices/account-invoice.ts"
import { dueDate } from "../invoices/due-date.ts"
import { invoiceText, toSelectedInvoice } from "../invoices/invoice.ts"
import { eInvoiceUnit } from "./unit-codes.ts"
import { element, type XmlElement, xmlDocument } from "./xml.ts"

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

/** Peppol's scheme of the Australian Business Number. */
const ABN_SCHEME = "0151"

/** Dollars with two decimals, exactly; never through a floating-point division. */
const amountText = (cents: Cents): string => {
  const digits = String(Math.abs(cents)).padStart(3, "0")
  return `${cents < 0 ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

const text = (name: string, content: string, attributes?: XmlElement["attributes"]) =>
  element(`cbc:${name}`, content, attributes)
const group = (name: string, ...content: ReadonlyArray<XmlElement>) => element(`cac:${name}`, content)
const amount = (name: string, cents: Cents) => text(name, amountText(cents), { currencyID: "AUD" })

const gstScheme = group("TaxScheme", text("ID", "GST"))
/** Everything that the shop sells is taxed at the one rate (GST Act 1999, section 9-70). */
const gstCategory = (name: string) => group(name, text("ID", "S"), text("Percent", "10"), gstScheme)

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
  return { line1, suburb: suburb ?? more.at(-1), state, postcode }
}

const legalEntity = (name: string, abn: string) =>
  group("PartyLegalEntity", text("RegistrationName", name), text("CompanyID", abn, { schemeID: ABN_SCHEME }))

const endpoint = (abn: string) => text("EndpointID", abn, { schemeID: ABN_SCHEME })

const supplier = ({ name, abn, phone, email, address }: EInvoiceSeller) =>
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

const customer = ({ customerId, name, abn }: EInvoiceBuyer, soldTo: ReadonlyArray<string>) =>
  group(
    "AccountingCustomerParty",
    group(
      "Party",
      endpoint(abn),
      group("PartyIdentification", text("ID", customerId)),
      group("PartyName", text("Name", soldTo[0] || name)),
      postalAddress(soldToAddress(soldTo)),
      legalEntity(name, abn)
    )
  )

/** `reasonCode` of UNTDID 7161, which has none for a surcharge. */
const charge = (reason: string, net: Cents, reasonCode?: string) =>
  group(
    "AllowanceCharge",
    text("ChargeIndicator", "true"),
    ...(reasonCode ? [text("AllowanceChargeReasonCode", reasonCode)] : []),
    text("AllowanceChargeReason", reason),
    amount("Amount", net),
    gstCategory("TaxCategory")
  )

const lineNet = ({ linePrice, lineGst }: InvoiceLine): Cents => linePrice - lineGst

/** So many decimals that quantity times price is the line's net amount to the cent, up to a million of a thing. */
const netPriceText = (line: InvoiceLine): string => (lineNet(line) / 100 / line.qty).toFixed(8)

const invoiceLine = (line: InvoiceLine, place: number) =>
  group(
    "InvoiceLine",
    text("ID", String(place + 1)),
    text("InvoicedQuantity", String(line.qty), { unitCode: eInvoiceUnit(line.pricedUom) }),
    amount("LineExtensionAmount", lineNet(line)),
    group(
      "Item",
      text("Name", line.name),
      group("SellersItemIdentification", text("ID", line.sku)),
      gstCategory("ClassifiedTaxCategory")
    ),
    group("Price", text("PriceAmount", netPriceText(line), { currencyID: "AUD" }))
  )

/** An e-invoice's amounts without GST, cents; with the GST they come to the invoice's own total. */
export type EInvoiceAmounts = {
  readonly lines: Cents
  readonly delivery: Cents
  readonly surcharge: Cents
  readonly net: Cents
  readonly gst: Cents
  readonly total: Cents
  readonly prepaid: Cents
  readonly payable: Cents
}

/** [EINV-02] Each part is what remains of it without its own GST, so that no cent is lost or made. */
export const eInvoiceAmounts = ({
  lines,
  totals,
  outstanding
}: Pick<AccountInvoice, "lines" | "totals" | "outstanding">): EInvoiceAmounts => {
  const [delivery, surcharge] = [withoutGst(totals.delivery), withoutGst(totals.surcharge)]
  const ofLines = lines.reduce((sum, line) => sum + lineNet(line), 0)
  return {
    lines: ofLines,
    delivery,
    surcharge,
    net: ofLines + delivery + surcharge,
    gst: totals.gst,
    total: totals.total,
    prepaid: totals.total - outstanding,
    payable: outstanding
  }
}

/**
 * [EINV-02] The invoice as PINT A-NZ has it. Amounts are dollars without GST but for the totals; the buyer's reference is their PO or
 * job number, else their customer number; what is paid of it already is prepaid.
 */
export const ublInvoice = (invoice: AccountInvoice, seller: EInvoiceSeller, buyer: EInvoiceBuyer): string => {
  const { invoiceDate, customerOrderNo, soldTo, lines } = invoice
  const amounts = eInvoiceAmounts(invoice)
  const charges = amounts.delivery + amounts.surcharge
  return xmlDocument(
    element(
      "Invoice",
      [
        text("CustomizationID", "urn:peppol:pint:billing-1@aunz-1"),
        text("ProfileID", "urn:peppol:bis:billing"),
        text("ID", invoiceText(toSelectedInvoice(invoice))),
        text("IssueDate", invoiceDate),
        text("DueDate", dueDate(invoiceDate)),
        text("InvoiceTypeCode", "380"),
        text("DocumentCurrencyCode", "AUD"),
        text("BuyerReference", customerOrderNo || buyer.customerId),
        ...(customerOrderNo ? [group("OrderReference", text("ID", customerOrderNo))] : []),
        supplier(seller),
        customer(buyer, soldTo),
        ...(amounts.delivery > 0 ? [charge("Delivery", amounts.delivery, "FC")] : []),
        ...(amounts.surcharge > 0 ? [charge("Card surcharge", amounts.surcharge)] : []),
        group(
          "TaxTotal",
          amount("TaxAmount", amounts.gst),
          group(
            "TaxSubtotal",
            amount("TaxableAmount", amounts.net),
            amount("TaxAmount", amounts.gst),
            gstCategory("TaxCategory")
          )
        ),
        group(
          "LegalMonetaryTotal",
          amount("LineExtensionAmount", amounts.lines),
          amount("TaxExclusiveAmount", amounts.net),
          amount("TaxInclusiveAmount", amounts.total),
          ...(charges > 0 ? [amount("ChargeTotalAmount", charges)] : []),
          ...(amounts.prepaid > 0 ? [amount("PrepaidAmount", amounts.prepaid)] : []),
          amount("PayableAmount", amounts.payable)
        ),
        ...lines.map(invoiceLine)
      ],
      {
        xmlns: "urn:oasis:names:specification:ubl:schema:xsd:Invoice-2",
        "xmlns:cac": "urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2",
        "xmlns:cbc": "urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2"
      }
    )
  )
}
