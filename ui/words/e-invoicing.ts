/** What the page of e-invoices says, and other pages of an e-invoice. */

/** [EINV-02] How far an e-invoice has come. */
export const eInvoiceStateWords = {
  name: "E-invoice",
  waiting: "Waiting to be sent",
  retrying: "Not sent yet. Still trying.",
  sent: "On its way",
  delivered: "Delivered",
  failed: "Not delivered",
  problem: (problem: string) => `Not delivered. ${problem}`
} as const

export const eInvoicingPageWords = {
  title: "eInvoicing",
  description: "Receive your invoices straight in your accounting software.",
  lead: "Your tax invoices go straight into your accounting software over the Peppol network. Nothing to type, nothing to scan.",
  isOn: (software: string) => `E-invoices are on. They go to ${software}.`,
  isOff: "E-invoices are off. Your invoices come by e-mail and wait under Invoices.",
  abn: "ABN",
  noAbn: "None on file",
  peppolId: "Peppol address",
  noPeppolId: "Comes with a valid ABN",
  abnHelp: "This is the ABN on your account. To change it, call us.",
  software: "Accounting software",
  choose: "Choose your software",
  softwareHelp: "Switch on e-invoices in your software first: there it is often called Peppol or eInvoicing.",
  enable: "Switch on e-invoices",
  change: "Save the software",
  enabling: "Verifying…",
  disable: "Switch off e-invoices",
  disabling: "Switching off…",
  enabled: "Verified. E-invoices are on.",
  disabled: "E-invoices are off.",
  invoices: "Your latest invoices",
  invoicesHelp: "Each as an e-invoice (Peppol PINT A-NZ), to load into your software by hand.",
  number: "Invoice",
  date: "Date",
  total: "Total",
  file: "E-invoice",
  download: "Download",
  downloadNo: (invoice: string) => `Download e-invoice ${invoice}`,
  downloading: "Downloading…",
  downloaded: (file: string) => `Saved as ${file}.`,
  notDownloaded: (problem: string) => `The e-invoice couldn't be downloaded. ${problem}`,
  send: "Send",
  sendNo: (invoice: string) => `Send e-invoice ${invoice}`,
  isSent: (invoice: string) => `E-invoice ${invoice} is on its way to your software.`,
  notSent: (problem: string) => `The e-invoice couldn't be sent. ${problem}`,
  none: "No invoice in the last 90 days.",
  caption: "Latest invoices"
} as const
