/** Setting a password by a link that was sent, and asking for that link. */

import { createFileRoute, Link, useRouter } from "@tanstack/react-router"
import { useEffect, useState } from "react"
import { signInWords } from "../../../core/words/account.ts"
import { loadedHead } from "../../page/page-head.ts"
import { searchTexts } from "../../page/search-texts.ts"
import { linkPageWords, registerWords, signInPageWords } from "../../words/sign-in.ts"
import { titles } from "../../words/titles.ts"
import { useFocusOnMessage } from "../parts/use-focus-on-message.ts"
import { PasswordResetRequest } from "./password-reset-request.tsx"
import { SetPassword } from "./set-password.tsx"
import styles from "./sign-in.module.css"
import { Advice, SignInFrame } from "./sign-in-parts.tsx"
import { consumeInvitation } from "./stored-invitation.ts"

export const Route = createFileRoute("/_shop/_sign-in/my-account/reset-password")({
  validateSearch: (search: Record<string, string>) => searchTexts(search, "t"),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps: { t } }) => {
    const head = {
      title: titles.requestPassword,
      description: titles.requestPassword,
      path: "/my-account/reset-password",
      noIndex: true
    }
    if (t === undefined) return { head, is: "request" as const }
    const answer = await context.call("POST /users/resetpass/validate", { body: { token: t } })
    return answer.ok ? { head, is: "open" as const, token: t, ...answer.data } : { head, is: "over" as const }
  },
  staleTime: 0,
  head: loadedHead,
  component: ResetPasswordScreen
})

/** The invitation that was opened before there was an account to answer it with; it has waited for that. */
const useInvitation = (isSet: boolean) => {
  const shop = useRouter().options.context
  const [next, setNext] = useState<string>()
  useEffect(() => {
    if (isSet) void consumeInvitation(shop).then(setNext)
  }, [shop, isSet])
  return next
}

type PasswordLink = ReturnType<typeof Route.useLoaderData>

/** A first password ends nothing: whoever sets it was logged in nowhere. */
const linkWords = (link: PasswordLink) =>
  link.is === "open" && link.isFirst ? { ...linkPageWords, ...registerWords.firstPassword } : linkPageWords

function ResetPasswordScreen() {
  const link = Route.useLoaderData()
  const [state, setState] = useState<"as loaded" | "over" | "done">("as loaded")
  const title = useFocusOnMessage<HTMLHeadingElement>(state !== "as loaded")
  const next = useInvitation(state === "done")
  const words = linkWords(link)
  if (state === "done")
    return (
      <SignInFrame>
        <h1 {...title}>{linkPageWords.setDoneTitle}</h1>
        <p role="status">{words.setDone}</p>
        <p>
          <Link to="/my-account/login" search={next === undefined ? {} : { next }} className="btn">
            {signInPageWords.logIn}
          </Link>
        </p>
      </SignInFrame>
    )
  if (link.is === "open" && state !== "over")
    return (
      <SignInFrame beside={<Advice title={words.passwordTitle} lines={words.passwordAbout} />}>
        <h1>{link.asksName ? registerWords.openTitle : words.setTitle}</h1>
        <SetPassword token={link.token} asksName={link.asksName} onEnd={setState} />
      </SignInFrame>
    )
  const wasExpired = link.is === "over" || state === "over"
  return (
    <SignInFrame beside={<Advice title={linkPageWords.aboutTitle} lines={linkPageWords.about} />}>
      <h1 {...title}>{linkPageWords.requestTitle}</h1>
      <PasswordResetRequest {...(wasExpired ? { problem: signInWords.linkExpired } : {})} />
      <p className={styles.ways}>
        <Link to="/my-account/login">{linkPageWords.backToLogin}</Link>
      </p>
    </SignInFrame>
  )
}
