/** Where a link to log in lands: nothing happens until its button is pressed. */

import { createFileRoute, getRouteApi, notFound } from "@tanstack/react-router"
import { observer } from "mobx-react-lite"
import { signInWords } from "../../../core/words/account.ts"
import { useHydrated } from "../../kit/use-hydrated.ts"
import { loadedHead } from "../../page/page-head.ts"
import { searchTexts } from "../../page/search-texts.ts"
import { linkPageWords } from "../../words/sign-in.ts"
import { titles } from "../../words/titles.ts"
import { MagicLinkRequest } from "./magic-link-request.tsx"
import styles from "./sign-in.module.css"
import { useSignIn } from "./sign-in-context.tsx"
import { Advice, SignInFrame, SignInMessages, SubmitButton } from "./sign-in-parts.tsx"

/** [T13] Looked at without being used up, so that a mail scanner that opens it leaves it good. */
export const Route = createFileRoute("/_shop/_sign-in/my-account/magic-link")({
  validateSearch: (search: Record<string, string>) => searchTexts(search, "id", "t"),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps: { id, t } }) => {
    const head = {
      title: titles.magicLink,
      description: titles.magicLink,
      path: "/my-account/magic-link",
      noIndex: true
    }
    if (id === undefined || t === undefined) return { head }
    const answer = await context.call("POST /users/magiclink/validate", { body: { id, token: t } })
    if (!answer.ok && answer.status === 404) throw notFound()
    return answer.ok ? { head, key: { id, token: t } } : { head }
  },
  // Asked for with each visit, and not again within one: a log-in from here has used it up.
  shouldReload: false,
  gcTime: 0,
  head: loadedHead,
  component: MagicLinkScreen
})

const root = getRouteApi("__root__")

function MagicLinkScreen() {
  const { key } = Route.useLoaderData()
  const { shop } = root.useLoaderData()
  return (
    <SignInFrame
      beside={
        key ? <p>{linkPageWords.notAsked}</p> : <Advice title={linkPageWords.aboutTitle} lines={linkPageWords.about} />
      }
    >
      <h1>{key ? linkPageWords.openTitle : linkPageWords.byLinkTitle}</h1>
      {key ? (
        <Open id={key.id} token={key.token} />
      ) : (
        <MagicLinkRequest phone={shop.phone} problem={signInWords.linkExpired} />
      )}
    </SignInFrame>
  )
}

/** [AUTH-08] */
const Open = observer(({ id, token }: { id: string; token: string }) => {
  const { signIn, goOn } = useSignIn()
  const isHydrated = useHydrated()
  return (
    <form
      className={styles.form}
      method="post"
      onSubmit={async (event) => {
        event.preventDefault()
        if (!signIn.isBusy && (await signIn.logInByLink(id, token))) await goOn()
      }}
    >
      <p>{linkPageWords.openText}</p>
      <SignInMessages problem={signIn.problem} />
      <SubmitButton isHydrated={isHydrated} isBusy={signIn.isBusy}>
        {linkPageWords.open}
      </SubmitButton>
    </form>
  )
})
