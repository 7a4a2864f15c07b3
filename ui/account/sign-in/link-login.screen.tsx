/** Logging in starts with an e-mail address: a link to log in, or one to set a password. */
import { createFileRoute, getRouteApi, Link } from "@tanstack/react-router"
import { loadedHead } from "../../page/page-head.ts"
import { linkPageWords, signInPageWords } from "../../words/sign-in.ts"
import { titles } from "../../words/titles.ts"
import { LoggedInAlready } from "./logged-in-already.tsx"
import { MagicLinkRequest } from "./magic-link-request.tsx"
import { PasswordResetRequest } from "./password-reset-request.tsx"
import styles from "./sign-in.module.css"
import { useNextPath } from "./sign-in-context.tsx"
import { Advice, SignInFrame } from "./sign-in-parts.tsx"
import { useAutomaticLogin } from "./use-automatic-login.ts"

export const Route = createFileRoute("/_shop/_sign-in/my-account/link-login")({
  loader: () => ({
    head: {
      title: titles.linkLogin,
      description: titles.linkLogin,
      path: "/my-account/link-login",
      noIndex: true
    }
  }),
  head: loadedHead,
  component: LinkLoginScreen
})

const root = getRouteApi("__root__")

/** [TOG-01] Where links to log in are switched off, an address is asked for to set a password alone. */
function LinkLoginScreen() {
  const { features, member, shop } = root.useLoaderData()
  const isChecking = useAutomaticLogin()
  const next = useNextPath()
  const title = features.magicLinkLogin ? linkPageWords.byLinkTitle : linkPageWords.requestTitle
  if (member || isChecking)
    return (
      <SignInFrame>
        <h1>{title}</h1>
        {member ? <LoggedInAlready member={member} /> : <p role="status">{signInPageWords.wait}</p>}
      </SignInFrame>
    )
  return (
    <SignInFrame beside={<Advice title={linkPageWords.aboutTitle} lines={linkPageWords.about} />}>
      <h1>{title}</h1>
      {features.magicLinkLogin ? <MagicLinkRequest phone={shop.phone} /> : <PasswordResetRequest />}
      <p className={styles.ways}>
        <Link to="/my-account/login" search={next === undefined ? {} : { next }}>
          {signInPageWords.byPassword}
        </Link>
        {features.magicLinkLogin ? <Link to="/my-account/reset-password">{signInPageWords.forgot}</Link> : null}
        <Link to="/my-account/register">{signInPageWords.register}</Link>
      </p>
    </SignInFrame>
  )
}
