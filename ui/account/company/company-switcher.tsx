/** The companies that somebody acts for, and the way from one to another. */
import { useLocation } from "@tanstack/react-router"
import { observer } from "mobx-react-lite"
import { useId } from "react"
import type { LinkedCompany } from "../../../core/identity/linked-company.ts"
import { switchWords } from "../../words/my-account.ts"
import styles from "../parts/company.module.css"
import { useSwitchCompany } from "../sign-in/use-switch-company.ts"

type Props = {
  readonly companies: ReadonlyArray<LinkedCompany>
  readonly current: string
  readonly onClose?: () => void
}

/** [COMP-01] Shown only where there is a choice. */
export const CompanySwitcher = observer(({ companies, current, onClose }: Props) => {
  const { href } = useLocation()
  const change = useSwitchCompany(href, () => onClose?.())
  const id = useId()
  if (companies.length < 2) return null
  return (
    <section className={styles.switch} aria-labelledby={id}>
      <h2 id={id}>{switchWords.title}</h2>
      <p className="soft">{switchWords.help}</p>
      <ul className={styles.companies}>
        {companies.map(({ customerId, name }) => (
          <li key={customerId}>
            <button
              type="button"
              aria-pressed={customerId === current}
              disabled={change.targetCustomerId !== undefined}
              onClick={() => (customerId === current ? undefined : void change.switchTo(customerId))}
            >
              <b>{name}</b>
              <span className="soft small">
                {customerId === change.targetCustomerId ? switchWords.switching : switchWords.customerId(customerId)}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <div role="status">
        {change.message ? (
          <p className={`notice ${change.message.type === "success" ? "good" : "bad"}`}>{change.message.text}</p>
        ) : null}
      </div>
    </section>
  )
})
