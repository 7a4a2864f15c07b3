/** The frame of the account's pages: for those who are logged in, and only where the shop has accounts. */
import { createFileRoute } from "@tanstack/react-router"
import { runMiddleware } from "../../session/route-middleware.ts"
import { AccountFrame } from "./account-frame.tsx"

export const Route = createFileRoute("/_shop/_account")({
  beforeLoad: ({ context }) => runMiddleware(context.viewModels.session, "accounts"),
  component: AccountFrame
})
