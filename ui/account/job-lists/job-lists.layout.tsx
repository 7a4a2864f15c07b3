/** The frame of the pages of job lists: for those who are logged in, and only where the shop keeps lists. */
import { createFileRoute } from "@tanstack/react-router"
import { runMiddleware } from "../../session/route-middleware.ts"
import { AccountFrame } from "../overview/account-frame.tsx"

export const Route = createFileRoute("/_shop/_job-lists")({
  beforeLoad: ({ context }) => runMiddleware(context.viewModels.session, "job lists"),
  component: AccountFrame
})
