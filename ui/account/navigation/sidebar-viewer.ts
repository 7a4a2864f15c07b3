/** Who looks at the account's navigation, as its rules want to know it. */
import type { SidebarMode, SidebarViewer } from "../../../core/account/sidebar.ts"
import type { Shopfront } from "../../page/shopfront.ts"

/** [PERM-02] What nobody decided is told to the console. */
export const viewerOf = (member: Shopfront["member"], mode: SidebarMode): SidebarViewer => ({
  mode,
  asksPermission: member?.asksPermission ?? false,
  ...(member
    ? {
        contact: { role: member.role, permissions: member.permissions },
        customer: { accountType: member.typeAcctAr }
      }
    : {}),
  report: (problem) => console.error(problem)
})
