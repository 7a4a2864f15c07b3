/** Where the link of an invitation leads: the one who was asked says yes or no, once they are logged in as themselves. */

import { createFileRoute, getRouteApi, useRouter } from "@tanstack/react-router"
import { observer } from "mobx-react-lite"
import { useEffect, useState } from "react"
import type { ApiCalls } from "../../../adapters/browser/api-client.ts"
import { loadedHead } from "../../page/page-head.ts"
import { searchTexts } from "../../page/search-texts.ts"
import type { Member } from "../../session/session-page.ts"
import { invitationWords } from "../../words/invitation.ts"
import { roleNames } from "../../words/my-account.ts"
import { signInPageWords } from "../../words/sign-in.ts"
import { titles } from "../../words/titles.ts"
import { AccessList } from "../parts/access-list.tsx"
import { LoadFailure } from "../parts/load-failure.tsx"
import { InvitationViewModel } from "./invitation.view-model.ts"
import { InvitationAccepted, InvitationDeclined } from "./invitation-answers.tsx"
import { InvitationClosed, LoginRequired, WrongAccount } from "./invitation-refusals.tsx"
import styles from "./sign-in.module.css"
import { Advice, SignInFrame, SignInMessages } from "./sign-in-parts.tsx"
import { storeInvitation } from "./stored-invitation.ts"

export const Route = createFileRoute("/_shop/_sign-in/my-account/invitation")({
  validateSearch: (search: Record<string, string>) => searchTexts(search, "t"),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps: { t } }) => {
    const head = {
      title: titles.invitation,
      description: titles.invitation,
      path: "/my-account/invitation",
      noIndex: true
    }
    if (t === undefined || !/^[\w-]{1,100}$/.test(t)) return { head }
    const seen = await context.call("POST /users/auth/invitation/validate", { body: { token: t } })
    return { head, opened: { token: t, seen } }
  },
  staleTime: 0,
  head: loadedHead,
  component: InvitationScreen
})

const root = getRouteApi("__root__")

type Opened = ApiCalls["POST /users/auth/invitation/validate"]["data"]

function InvitationScreen() {
  const { opened } = Route.useLoaderData()
  const { member } = root.useLoaderData()
  return (
    <SignInFrame beside={<Advice title={invitationWords.aboutTitle} lines={invitationWords.about} />}>
      {opened === undefined ? (
        <InvitationClosed state="expired" />
      ) : opened.seen.ok ? (
        <Invitation token={opened.token} opened={opened.seen.data} member={member} />
      ) : (
        <>
          <h1>{invitationWords.title}</h1>
          <LoadFailure failure={opened.seen} />
        </>
      )}
    </SignInFrame>
  )
}

type Props = { readonly token: string; readonly opened: Opened; readonly member: Member | undefined }

/** What was answered here stays in sight; the link itself says from then on that it was used. */
const Invitation = observer(({ token, opened, member }: Props) => {
  const shop = useRouter().options.context
  const [model] = useState(() => new InvitationViewModel(shop.call, token))
  const { state } = opened
  useEffect(() => void storeInvitation(shop, token, state), [shop, token, state])
  const { outcome } = model
  if (outcome?.is === "accepted") return <InvitationAccepted company={outcome.company} member={member} />
  if (outcome?.is === "declined") return <InvitationDeclined />
  if (opened.state === "log-in") return <LoginRequired token={token} />
  if (opened.state === "other-address" && member) return <WrongAccount member={member} />
  if (opened.state !== "open" || !opened.invitation) return <InvitationClosed state={opened.state} />
  const { company, role, permissions } = opened.invitation
  return (
    <div className={styles.form}>
      <h1>{invitationWords.asks(company)}</h1>
      <p>{invitationWords.text(company)}</p>
      <p>
        {invitationWords.role} <b>{roleNames[role]}</b>.
      </p>
      <h2>{invitationWords.may}</h2>
      <AccessList isGranted={(rule) => permissions[rule] === true} />
      <SignInMessages problem={model.problem} />
      <p className={styles.actions}>
        <button type="button" className="btn" aria-disabled={model.isBusy} onClick={() => void model.accept()}>
          {model.isBusy ? signInPageWords.busy : invitationWords.accept}
        </button>
        <button type="button" className="btn quiet" aria-disabled={model.isBusy} onClick={() => void model.decline()}>
          {invitationWords.decline}
        </button>
      </p>
    </div>
  )
})
