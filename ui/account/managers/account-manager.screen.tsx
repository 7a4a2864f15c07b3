/** [ACM-01] Whom a company asks at the shop: its account manager, and the credit manager of its branch. */
import { createFileRoute, getRouteApi } from "@tanstack/react-router"
import { creditBranch } from "../../../core/account/managers/manager.ts"
import { sidebarLinks } from "../../../core/account/sidebar.ts"
import { loadedHead } from "../../page/page-head.ts"
import { managersWords as words } from "../../words/managers.ts"
import { logFailure } from "../orders/log-failure.ts"
import { LoadFailure } from "../parts/load-failure.tsx"
import { ManagerPart, PhoneLine } from "./manager-part.tsx"
import styles from "./managers.module.css"

const { label, path } = sidebarLinks.accountManager

export const Route = createFileRoute("/_shop/_account/my-account/account-manager")({
  loader: async ({ context: { call, viewModels } }) => {
    const [details, shopfront, account] = await Promise.all([
      call("GET /users/details"),
      viewModels.session.shopfront(),
      call("GET /accounts/account-manager")
    ])
    const home = details.ok ? details.data.customer.branchId : undefined
    const branchId = creditBranch(home, shopfront.ok ? shopfront.data.branch?.id : undefined)
    const [credit, branch] =
      branchId === undefined
        ? [undefined, undefined]
        : await Promise.all([
            call("GET /accounts/credit-manager/:branchId", { params: { branchId: String(branchId) } }),
            call("GET /branches/:id", { params: { id: String(branchId) } })
          ])
    return {
      head: { title: label, description: label, path, noIndex: true },
      account: logFailure(account),
      credit: credit && logFailure(credit),
      branch: branch?.ok ? branch.data : undefined
    }
  },
  staleTime: 0,
  head: loadedHead,
  component: AccountManagerScreen
})

const root = getRouteApi("__root__")

function AccountManagerScreen() {
  const { account, credit, branch } = Route.useLoaderData()
  const { shop, member } = root.useLoaderData()
  const phone = branch
    ? { text: words.callBranch(branch.name), number: branch.phone }
    : { text: words.callShop, number: shop.phone }
  if (!account.ok && (account.status === 401 || account.status === 403))
    return (
      <>
        <h1>{label}</h1>
        {account.status === 403 && member?.typeAcctAr === "C" ? (
          <div className={`notice ${styles.nobody}`}>
            <p>{words.tradeOnly}</p>
            <PhoneLine phone={phone} />
          </div>
        ) : (
          <LoadFailure failure={account} />
        )}
      </>
    )
  return (
    <>
      <h1>{label}</h1>
      <div className={styles.managers}>
        <ManagerPart kind="account" help={words.accountHelp} answer={account} phone={phone} />
        <ManagerPart
          kind="credit"
          help={branch ? words.creditHelp(branch.name) : words.creditHelpAnywhere}
          answer={credit}
          phone={phone}
        />
      </div>
    </>
  )
}
