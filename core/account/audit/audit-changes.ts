/** What is another than before, of rights and settings as the audit keeps them. */
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

/** Rights stand each by their own name, beside role and limit. */
const flat = (kept: { readonly [name: string]: unknown }): ReadonlyMap<string, string> => {
  const { permissions, ...others } = kept
  const all = Object.entries({ ...others, ...(isRecord(permissions) ? permissions : {}) })
  return new Map(
    all.flatMap(([name, value]) =>
      value === undefined || value === null
        ? []
        : [[name, (typeof value === "string" ? value : JSON.stringify(value)).slice(0, MOST)] as const]
    )
  )
}

/** [AUD-01] Each field of `after` that `before` has otherwise or not at all, and of rights also those that are gone. */
export const auditChanges = (before: string | undefined, after: string | undefined): ReadonlyArray<AuditChange> => {
  if (after === undefined) return []
  const [was, is] = [flat(parsed(before)), flat(parsed(after))]
  return [...is].flatMap(([field, to]) => {
    const from = was.get(field)
    return from === to ? [] : [{ field, to, ...(from === undefined ? {} : { from }) }]
  })
}
