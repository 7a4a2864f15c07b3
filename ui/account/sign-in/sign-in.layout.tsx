/** The frame of the pages that lead to a session; like the account, they are there only where the shop has accounts. */
import { createFileRoute, getRouteApi, Outlet } from "@tanstack/react-router"
import { observer } from "mobx-react-lite"
import { runMiddleware } from "../../session/route-middleware.ts"
import { signInPageWords } from "../../words/sign-in.ts"
import { SignInProvider, useSignIn } from "./sign-in-context.tsx"
import { SignInFrame } from "./sign-in-parts.tsx"

export const Route = createFileRoute("/_shop/_sign-in")({
  beforeLoad: ({ context }) => runMiddleware(context.viewModels.session, "accounts"),
  component: SignInLayout
})

const root = getRouteApi("__root__")

function SignInLayout() {
  const { shop } = root.useLoaderData()
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
