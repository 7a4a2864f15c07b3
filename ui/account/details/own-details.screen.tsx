/** What somebody is called, where codes go, and their password: shown, and changed by themselves. */
import { createFileRoute, Link } from "@tanstack/react-router"
import type { ApiCalls } from "../../../adapters/browser/api-client.ts"
import { mobileText } from "../../../core/contact/mobile-text.ts"
import { loadedHead } from "../../page/page-head.ts"
import { ownDetailsPageWords as words } from "../../words/own-details.ts"
import { LoadFailure } from "../parts/load-failure.tsx"
import { NoScriptNotice } from "../parts/no-script-notice.tsx"
import styles from "./own-details.module.css"
import { OwnDetailsForm } from "./own-details-form.tsx"

export const Route = createFileRoute("/_shop/_account/my-account/details")({
  loader: async ({ context }) => {
    const head = { title: words.title, description: words.description, path: "/my-account/details", noIndex: true }
    return { head, details: await context.call("GET /users/details") }
  },
  staleTime: 0,
  head: loadedHead,
  component: OwnDetailsScreen
})

type Contact = ApiCalls["GET /users/details"]["data"]["contact"]

const fieldsOf = ({ firstName, lastName, mobile }: Contact) => ({
  firstName,
  lastName,
  ...(mobile === undefined ? {} : { mobile: mobileText(mobile) })
})

function OwnDetailsScreen() {
  const { details } = Route.useLoaderData()
  return (
    <>
      <h1>{words.title}</h1>
      <p>{words.help}</p>
      {details.ok ? <OwnDetailsForm known={fieldsOf(details.data.contact)} /> : <LoadFailure failure={details} />}
      <NoScriptNotice />
      <p className={styles.back}>
        <Link to="/my-account" className="btn quiet">
          {words.back}
        </Link>
      </p>
    </>
  )
}
