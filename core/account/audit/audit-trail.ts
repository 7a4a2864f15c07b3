/** What was done for a company, by whom and when, as its administrators read it. */

/** [AUD-01] What is shown, by its kind, each action as it stands in the audit. What is no company's matter, such as a password, is not among it. */
export const auditKinds = {
  orders: [
    "order placed",
    "order cancelled",
    "order texts changed",
    "quote made",
    "quote ordered",
    "quote called off",
    "quote texts changed"
  ],
  approvals: ["approval asked for", "approval given", "approval refused"],
  payments: ["invoice payment paid"],
  claims: ["claim opened", "claim accepted", "claim declined"],
  people: [
    "contact invited",
    "contact changed",
    "contact removed",
    "contact left",
    "invitation resent",
    "invitation withdrawn",
    "invitation accepted",
    "invitation declined"
  ],
  settings: ["settings changed", "e-invoicing set"],
  devices: ["logged in"]
} as const

export type AuditKind = keyof typeof auditKinds
export type AuditAction = (typeof auditKinds)[AuditKind][number]

const isKind = (name: string): name is AuditKind => Object.hasOwn(auditKinds, name)

export const auditKindNames: ReadonlyArray<AuditKind> = Object.keys(auditKinds).filter(isKind)

export const auditActions: ReadonlyArray<AuditAction> = auditKindNames.flatMap((kind) => [...auditKinds[kind]])

/** One thing that is another than before: a right, a limit, a setting. */
export type AuditChange = { readonly field: string; readonly from?: string; readonly to?: string }

/** [AUD-01] One thing that was done. `at` in epoch milliseconds. */
export type AuditRow = {
  readonly id: string
  readonly at: number
  readonly action: AuditAction
  /** The contact who did it; absent for the store. */
  readonly by?: string
  /** What it was done to: a number, somebody's name or address, or a device. */
  readonly subject: string
  readonly changes: ReadonlyArray<AuditChange>
}

/** [AUD-02] Words of the person, the kind, and Melbourne days, both of them among it. */
export type AuditFilter = {
  readonly search?: string
  readonly status?: AuditKind
  readonly fromDate?: string
  readonly toDate?: string
}
