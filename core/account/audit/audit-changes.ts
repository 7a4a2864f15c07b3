/** What is another than before, of rights and settings as the audit keeps them. */
import { dollars } from "../../money.ts"
import { isRecord } from "../../record.ts"
import type { AuditChange } from "./audit-trail.ts"

/** The longest value that is shown. */
const MOST = 200

const parsed = (text: string | undefined): { readonly [name: string]: unknown } => {
  try {
    const value: unknown = JSON.parse(text ?? "{}")
    return isRecord(value) ? value : {}
  } catch {
    return {}
  }
}

/** An amount is cents; everything else is as it was kept. */
const valueText = (name: string, value: unknown): string => {
  if (name === "spendingLimit" && typeof value === "number" && Number.isSafeInteger(value)) return dollars(value)
  return (typeof value === "string" ? value : JSON.stringify(value)).slice(0, MOST)
}

/** Rights stand each by their own name, beside role and limit. */
const flat = (kept: { readonly [name: string]: unknown }): ReadonlyMap<string, string> => {
  const { permissions, ...others } = kept
  const all = Object.entries({ ...others, ...(isRecord(permissions) ? permissions : {}) })
  return new Map(
    all.flatMap(([name, value]) =>
      value === undefined || value === null ? [] : [[name, valueText(name, value)] as const]
    )
  )
}

/**
 * [AUD-01] Each field of `after` that `before` has otherwise or not at all. What a contact may do is kept whole, so that a limit
 * which is gone is a change, too; of settings only those that were changed are kept.
 */
export const auditChanges = (before: string | undefined, after: string | undefined): ReadonlyArray<AuditChange> => {
  if (after === undefined) return []
  const [was, is] = [flat(parsed(before)), flat(parsed(after))]
  const changed = [...is].flatMap(([field, to]) => {
    const from = was.get(field)
    return from === to ? [] : [{ field, to, ...(from === undefined ? {} : { from }) }]
  })
  const gone = is.has("role") ? [...was].flatMap(([field, from]) => (is.has(field) ? [] : [{ field, from }])) : []
  return [...changed, ...gone]
}
