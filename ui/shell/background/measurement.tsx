/** Asks a visitor whether their visit may be measured, and measures it where it may. */
import { Link, useLocation } from "@tanstack/react-router"
import { observer } from "mobx-react-lite"
import { useEffect } from "react"
import { backgroundWords } from "../../words/background.ts"
import styles from "./background.module.css"
import type { ConsentViewModel } from "./consent.view-model.ts"
import { useAnalytics, useConsent } from "./use-analytics.ts"

/** Where it is told what is measured, and what was chosen can be changed. */
const PRIVACY = "/privacy"

type Props = { readonly tagManager: string; readonly account: string | undefined }

export const Measurement = ({ tagManager, account }: Props) => {
  const consent = useConsent()
  const { pathname } = useLocation()
  useEffect(() => consent.review(pathname === PRIVACY), [consent, pathname])
  useAnalytics(consent, tagManager, account)
  return <ConsentNotice consent={consent} />
}

const { consent: words } = backgroundWords

/** [ANA-01] Both answers are as easy to give; nothing is measured until one is. */
export const ConsentNotice = observer(({ consent }: { readonly consent: ConsentViewModel }) => {
  if (!consent.isAsked) return null
  return (
    <section className={styles.consent} aria-label={words.title}>
      <p>
        {words.text}{" "}
        <Link to="/$" params={{ _splat: PRIVACY.slice(1) }}>
          {words.more}
        </Link>
        {consent.choice ? <b> {words.chosen[consent.choice]}</b> : null}
      </p>
      <div className={styles.answers}>
        <button type="button" className="btn quiet" onClick={() => consent.choose("refused")}>
          {words.refuse}
        </button>
        <button type="button" className="btn quiet" onClick={() => consent.choose("granted")}>
          {words.grant}
        </button>
      </div>
    </section>
  )
})
