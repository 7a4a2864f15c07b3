/** What is said where a company's contacts are kept. */

import type { ContactsTableWords } from "../../core/account/contacts/contacts-table.ts"
import type { Permission } from "../../core/identity/permission.ts"
import { fieldNames } from "../../core/words/field.ts"
import { permissionNames } from "../../core/words/permission.ts"
import { accessWords, type DialogActionWords, roleNames } from "./my-account.ts"

export const contactsWords = {
  note: "To change who may do what, ask customer service for admin access or ask your administrator to change permissions.",
  switchedOff: "Permissions are off for your company: everyone who logs in can see and do everything.",
  windowFailed: "That couldn't be opened. Check your connection and reload the page.",
  add: "Invite a contact",
  edit: "Edit",
  editOf: (name: string) => `Edit ${name}`,
  remove: "Remove",
  removeOf: (name: string) => `Remove ${name}`,
  you: "you",
  role: "Role",
  permission: "May see or do",
  find: "Find a contact",
  anyRole: "Any role",
  anyPermission: "Anything",
  counted: (shown: number, all: number) =>
    shown === all ? `${all} ${all === 1 ? "contact" : "contacts"}` : `${shown} of ${all} contacts`,
  none: "Nobody matches that.",
  clear: "Show everyone",
  person: "Person",
  addTitle: "Invite a contact",
  editTitle: (name: string) => `Edit ${name}`,
  emailHelp: "We send the invitation there. Nothing changes until they accept it.",
  mobileHelp: "For your own list. Their log-in codes go to the number on their own account.",
  access: "Access levels",
  accessHelp:
    "Tick what they may see and do. Without contract prices they don't see what your company ordered, was quoted or was invoiced at its own prices.",
  limit: "Spending limit per order, incl. GST ($)",
  limitShort: "Spending limit",
  limitHelp: "An order above it waits until an administrator approves it. Empty: no limit.",
  upTo: (limit: string) => `Up to ${limit} an order`,
  noLimit: "None",
  roles: {
    admin: "Administrator: invites, changes and removes contacts",
    contact: "Contact"
  },
  removeTitle: (name: string) => `Remove ${name}?`,
  removeText: "They can't log in for your company any more, and their digital card stops working at once.",
  removeSelf: "This is you: you will be logged out of this company.",
  view: "View",
  viewOf: (name: string) => `View ${name}`,
  sendEmail: "E-mail how to log in",
  sending: "Sending…",
  emailed: (email: string) => `An e-mail is on its way to ${email}.`,
  download: "Download as CSV",
  downloading: "Downloading…",
  downloaded: (many: number) => `${many} ${many === 1 ? "contact" : "contacts"} downloaded.`,
  notDownloaded: (why: string) => `We couldn't download the list. ${why}`,
  file: "contacts.csv",
  tableLimit: "Spending limit per order, incl. GST",
  noMobile: "None",
  added: (name: string) => `${name} is invited. The e-mail is on its way.`,
  invitations: "Invitations",
  invited: "Invited",
  answerBy: (day: string) => `Works until ${day}`,
  /** Who sent it is no administrator any more. */
  isVoid: "No longer works",
  ranOut: (day: string) => `Ran out on ${day}`,
  resend: "Send again",
  resendTo: (name: string) => `Send again to ${name}`,
  withdraw: "Take back",
  withdrawOf: (name: string) => `Take back the invitation to ${name}`,
  withdrawn: (name: string) => `The invitation to ${name} was taken back.`,
  changed: (name: string) => `${name} was changed.`,
  removed: (name: string) => `${name} was removed.`,
  loading: "Loading contacts…"
} as const

export const inviteDialogWords: DialogActionWords = { do: "Send invitation", doing: "Sending…", leave: "Cancel" }

export const removalDialogWords: DialogActionWords = { do: "Remove", doing: "Removing…", leave: "Keep" }

/** [CONT-05] The downloaded list. */
export const contactsTableWords: ContactsTableWords = {
  heads: [fieldNames.firstName, fieldNames.lastName, fieldNames.email, fieldNames.mobile, fieldNames.role],
  roles: roleNames,
  rules: permissionNames,
  limit: contactsWords.tableLimit,
  ...accessWords
}

/** What is shorter over a narrow column than by a rule's own name. */
const shortNames: { readonly [rule in Permission]?: string } = {
  viewCreditLimit: "Credit, statements",
  viewAndPayInvoices: "Invoices",
  showCustomerPrice: "Contract prices",
  placeOnlineOrders: "Order online",
  viewOrders: "Orders",
  viewQuotes: "See quotes",
  approveQuotes: "Pay quotes"
}

/** A rule as the head of a narrow column. */
export const permissionHead = (rule: Permission): string => shortNames[rule] ?? permissionNames[rule]
