/** What a contact may see and do: as the screen asks, and as the server decides. */
import type { Contact } from "./customer.ts"
import { type Permission, permissions } from "./permission.ts"

/** Who is asking, as far as permissions go; a visitor who is not logged in has no contact. */
export type Actor = { readonly contact?: Pick<Contact, "role" | "permissions"> }

/** The switches that decide whether permissions count. */
export type PermissionSwitch = { readonly asksPermission: boolean }

const isRule = (rule: string): rule is Permission => permissions.some((known) => known === rule)

/**
 * [PERM-02] What the **screen** shows: with permissions on and someone logged in, only what is granted; a rule that is
 * missing or unknown allows and is reported; logged out, or with permissions off, everything.
 */
export const screenAllows = (
  rule: string,
  { contact }: Actor,
  { asksPermission }: PermissionSwitch,
  report: (problem: string) => void
): boolean => {
  if (!asksPermission || !contact) return true
  const granted = isRule(rule) ? contact.permissions[rule] : undefined
  if (granted === undefined) report(`Nothing was decided about the permission ${rule}.`)
  return granted ?? true
}

/** [PERM-05] What the **server** lets someone do: only what is granted; nothing without a login. Where permissions are off, whoever is logged in may. */
export const serverAllows = (rule: Permission, { contact }: Actor, { asksPermission }: PermissionSwitch): boolean =>
  contact !== undefined && (!asksPermission || contact.permissions[rule] === true)

/** [PERM-03] An administrator's work needs permissions to be on, and the role. */
export const isAdmin = ({ contact }: Actor, { asksPermission }: PermissionSwitch): boolean =>
  asksPermission && contact?.role === "admin"
