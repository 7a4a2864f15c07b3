/** Asks for a link to log in, and waits until it was opened. */
import { useRouter } from "@tanstack/react-router"
import { observer } from "mobx-react-lite"
import { useEffect, useState } from "react"
import { signInWords } from "../../../core/words/account.ts"
import { Checkbox } from "../../kit/checkbox.tsx"
import { useViewModels } from "../../session/view-models.tsx"
import { linkPageWords, signInPageWords } from "../../words/sign-in.ts"
import { useFocusOnMessage } from "../parts/use-focus-on-message.ts"
import { EmailForm } from "./email-form.tsx"
import { MagicLinkViewModel } from "./magic-link.view-model.ts"
import styles from "./sign-in.module.css"

/** [AUTH-08] `problem` says why somebody who had a link sees the form again: it stands below it. */
export const MagicLinkRequest = observer(({ phone, problem }: { phone: string; problem?: string }) => {
  const { session } = useViewModels()
  const shop = useRouter().options.context
  const [request] = useState(() => new MagicLinkViewModel(shop, session, phone))
  useEffect(() => () => request.stopPolling(), [request])
  if (request.state !== "none") return <Waiting request={request} />
  return (
    <>
      <p>{linkPageWords.byLinkText}</p>
      <EmailForm
        submit={linkPageWords.sendLink}
        isBusy={request.isBusy}
        problem={request.problem ?? problem}
        autoFocus={request.email !== ""}
        send={(email, { remember }) => request.requestLink(email, remember === "on")}
      >
        <Checkbox name="remember">{signInPageWords.rememberMe}</Checkbox>
      </EmailForm>
    </>
  )
})

const Waiting = observer(({ request }: { request: MagicLinkViewModel }) => (
  <div className={styles.form}>
    <h2 {...useFocusOnMessage<HTMLHeadingElement>(linkPageWords.sentTitle)}>{linkPageWords.sentTitle}</h2>
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
      <button type="button" className="link" onClick={() => request.reset()}>
        {linkPageWords.otherAddress}
      </button>
    </p>
  </div>
))
