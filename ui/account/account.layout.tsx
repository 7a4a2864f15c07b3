/** The frame of the account's pages: for those who are logged in, and only where the shop has accounts. */
import { createFileRoute, getRouteApi, Link, Outlet } from "@tanstack/react-router"
import { observer } from "mobx-react-lite"
import { tellStatus } from "../app/shop.ts"
import { useViewModels } from "../app/view-models.tsx"
import { NotFound } from "../content/not-found.tsx"
import { accountPageWords } from "../words/account.ts"

export const Route = createFileRoute("/_shop/_account")({ component: AccountLayout })

const root = getRouteApi("__root__")

/** [LAY-02] Without accounts there is no such page. */
function AccountLayout() {
  const { features, member, mayComeBack } = root.useLoaderData()
  if (!features.tradePortal) {
    tellStatus(404)
    return <NotFound />
  }
  return member ? <Outlet key={`${member.contactId}|${member.customerId}`} /> : <LoggedOut mayComeBack={mayComeBack} />
}

/** [LAY-01] */
const LoggedOut = observer(({ mayComeBack }: { mayComeBack: boolean }) => {
  const { session } = useViewModels()
  if (mayComeBack && session.hydration !== "completed") return <p role="status">{accountPageWords.wait}</p>
  return (
    <>
      <h1>{accountPageWords.title}</h1>
      <p>{accountPageWords.mustLogIn}</p>
      <p>
        <Link to="/my-account/login" className="btn">
          {accountPageWords.toLogIn}
        </Link>
      </p>
    </>
  )
})
