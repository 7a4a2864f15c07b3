/** Asks for a link to log in, and waits until it was opened. */
import { useRouter } from "@tanstack/react-router"
import { observer } from "mobx-react-lite"
import { useEffect, useState } from "react"
import { signInWords } from "../../../core/words/account.ts"
import { Check } from "../../kit/check.tsx"
import { useViewModels } from "../../session/view-models.tsx"
import { linkPageWords, signInPageWords } from "../../words/sign-in.ts"
import { useHeard } from "../parts/use-heard.ts"
import { EmailForm } from "./email-form.tsx"
import { MagicRequestViewModel } from "./magic-request.view-model.ts"
import styles from "./sign-in.module.css"

/** [AUTH-08] `problem` says why somebody who had a link sees the form again: it stands below it. */
export const RequestMagic = observer(({ phone, problem }: { phone: string; problem?: string }) => {
  const { session } = useViewModels()
  const shop = useRouter().options.context
  const [request] = useState(() => new MagicRequestViewModel(shop, session, phone))
  useEffect(() => () => request.stop(), [request])
  if (request.state !== "none") return <Waiting request={request} />
  return (
    <>
      <p>{linkPageWords.byLinkText}</p>
      <EmailForm
        submit={linkPageWords.sendLink}
        isBusy={request.isBusy}
        problem={request.problem ?? problem}
        autoFocus={request.email !== ""}
        send={(email, { remember }) => request.request(email, remember === "on")}
      >
        <Check name="remember">{signInPageWords.rememberMe}</Check>
      </EmailForm>
    </>
  )
})

const Waiting = observer(({ request }: { request: MagicRequestViewModel }) => (
  <div className={styles.form}>
    <h2 {...useHeard<HTMLHeadingElement>(linkPageWords.sentTitle)}>{linkPageWords.sentTitle}</h2>
    <p className={styles.address}>{linkPageWords.sent(request.email)}</p>
    <p role="status" className={request.state === "pending" ? styles.waiting : "notice"}>
      {
        {
          none: "",
          pending: linkPageWords.waiting,
          here: linkPageWords.usedHere,
          elsewhere: linkPageWords.usedElsewhere,
          expired: signInWords.linkExpired
        }[request.state]
      }
    </p>
    <p className={styles.actions}>
      <button type="button" className="link" onClick={() => request.again()}>
        {linkPageWords.otherAddress}
      </button>
    </p>
  </div>
))
