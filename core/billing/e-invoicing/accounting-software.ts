/** The accounting packages that receive e-invoices, as a company chooses its own. */
export const accountingSoftware = [
  "MYOB",
  "Xero",
  "Reckon",
  "QuickBooks",
  "Sage",
  "NetSuite",
  "SAP",
  "Microsoft Dynamics 365",
  "Other Peppol software"
] as const
export type AccountingSoftware = (typeof accountingSoftware)[number]
