/** What stands around the pages of an account: for whom somebody is logged in, the account's navigation, and whom to ask. */
import { getRouteApi, Link, Outlet, useLocation } from "@tanstack/react-router"
import { observer } from "mobx-react-lite"
import { sessionWords } from "../../../core/words/session.ts"
import type { Shopfront } from "../../page/shopfront.ts"
import { useViewModels } from "../../session/view-models.tsx"
import { accountPageWords } from "../../words/account.ts"
import { roleNames } from "../../words/my-account.ts"
import { Sidebar } from "../navigation/sidebar.tsx"
import { NoScriptNotice } from "../parts/no-script-notice.tsx"
import styles from "./account.module.css"
import { Aside } from "./aside.tsx"

const root = getRouteApi("__root__")

/** [LAY-02] The navigation only where the shop has accounts. */
export const AccountFrame = () => {
  const { member, mayComeBack, features } = root.useLoaderData()
  if (!member) return <LoggedOut mayComeBack={mayComeBack} />
  return (
    <>
      <Head member={member} />
      <div className={styles.columns}>
        {features.tradePortal ? <Sidebar member={member} /> : <div />}
        <div className={styles.page}>
          <Outlet key={`${member.contactId}|${member.customerId}`} />
        </div>
        <Aside />
      </div>
    </>
  )
}

/** [LAY-01] On every page it says for whom somebody is logged in: one company's are never taken for another's. */
const Head = ({ member }: { member: NonNullable<Shopfront["member"]> }) => (
  <header className={styles.head}>
    <p className="label">{accountPageWords.title}</p>
    <p className={styles.company}>{member.customerName}</p>
    <p className={styles.who}>
      {member.firstName} {member.lastName}, {roleNames[member.role]}
    </p>
  </header>
)

/** [LAY-01] Nobody is sent away while a login that was kept is tried. */
const LoggedOut = observer(({ mayComeBack }: { mayComeBack: boolean }) => {
  const { session, drafts } = useViewModels()
  const { href } = useLocation()
  if (mayComeBack && session.hydration !== "completed")
    return (
      <>
        <p className={styles.wait} role="status">
          {accountPageWords.wait}
        </p>
        <NoScriptNotice />
      </>
    )
  return (
    <div className={styles.gate}>
      <h1>{accountPageWords.title}</h1>
      <p>{accountPageWords.mustLogIn}</p>
      {drafts.hasDrafts ? <p>{sessionWords.kept}</p> : null}
      <Link to="/my-account/link-login" search={{ next: href }} className="btn">
        {accountPageWords.toLogIn}
      </Link>
    </div>
  )
})
