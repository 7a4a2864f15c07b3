/** The frame of the pages that lead to a session; like the account, they are there only where the shop has accounts. */
import { createFileRoute, getRouteApi, Outlet } from "@tanstack/react-router"
import { tellStatus } from "../app/shop.ts"
import { NotFound } from "../content/not-found.tsx"

export const Route = createFileRoute("/_shop/_sign-in")({ component: SignInLayout })

const root = getRouteApi("__root__")

/** [LAY-02] */
function SignInLayout() {
  if (root.useLoaderData().features.tradePortal) return <Outlet />
  tellStatus(404)
  return <NotFound />
}
