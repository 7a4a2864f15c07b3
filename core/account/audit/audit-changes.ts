/** What is another than before, of rights and settings as the audit keeps them. */
import { poAsks } from "../../identity/po-policy.ts"
import { dollars } from "../../money.ts"
import { isRecord } from "../../record.ts"
import { auditPoWords } from "../../words/audit.ts"
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

/** What a company asks for as a PO/Job number, in words; anything else is none. */
const poRuleText = (value: unknown): string | undefined => {
  const { ask, codes } = isRecord(value) ? value : {}
  const known = poAsks.find((one) => one === ask)
  const named = Array.isArray(codes) ? codes.filter((code) => typeof code === "string") : []
  return known && auditPoWords[known](named.join(", "))
}

/** An amount is cents, the PO rule its words; everything else is as it was kept. */
const valueText = (name: string, value: unknown): string => {
  const poRule = name === "poPolicy" ? poRuleText(value) : undefined
  if (poRule !== undefined) return poRule.slice(0, MOST)
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
