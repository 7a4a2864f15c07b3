/** The frame of the pages that lead to a session; like the account, they are there only where the shop has accounts. */
import { createFileRoute, getRouteApi, Outlet } from "@tanstack/react-router"
import { observer } from "mobx-react-lite"
import { NotFound } from "../../page/not-found.tsx"
import { signInPageWords } from "../../words/sign-in.ts"
import { SignInProvider, useSignIn } from "./sign-in-context.tsx"
import { SignInFrame } from "./sign-in-parts.tsx"

export const Route = createFileRoute("/_shop/_sign-in")({ component: SignInLayout })

const root = getRouteApi("__root__")

/** [LAY-02] */
function SignInLayout() {
  const { setResponseStatus } = Route.useRouteContext()
  const { features, shop } = root.useLoaderData()
  if (!features.tradePortal) {
    setResponseStatus(404)
    return <NotFound />
  }
  return (
    <SignInProvider phone={shop.phone}>
      <Pages />
    </SignInProvider>
  )
}

/** Once there is a session the page that led to it has nothing more to say. */
const Pages = observer(() => {
  const { signIn } = useSignIn()
  if (signIn.state.at !== "logged-in") return <Outlet />
  return (
    <SignInFrame>
      <h1>{signInPageWords.logIn}</h1>
      <p role="status">{signInPageWords.wait}</p>
    </SignInFrame>
  )
})
