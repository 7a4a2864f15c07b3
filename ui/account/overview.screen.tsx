/** My account: who is logged in, for which company, and the way out. */
import { createFileRoute, getRouteApi } from "@tanstack/react-router"
import { useViewModels } from "../app/view-models.tsx"
import { pageHead } from "../parts/page-head.ts"
import { accountPageWords } from "../words/account.ts"
import { titles } from "../words/titles.ts"

export const Route = createFileRoute("/_shop/_account/my-account")({
  head: ({ match }) =>
    pageHead(match, { title: titles.account, description: titles.account, path: "/my-account", noIndex: true }),
  component: OverviewScreen
})

const root = getRouteApi("__root__")

function OverviewScreen() {
  const { member } = root.useLoaderData()
  const { session } = useViewModels()
  return (
    <>
      <h1>{accountPageWords.title}</h1>
      {member ? (
        <p>{accountPageWords.signedInFor(`${member.firstName} ${member.lastName}`, member.customerName)}</p>
      ) : null}
      <button
        type="button"
        className="btn quiet"
        onClick={async () => {
          await session.logOut()
          location.assign("/")
        }}
      >
        {accountPageWords.logOut}
      </button>
    </>
  )
}
