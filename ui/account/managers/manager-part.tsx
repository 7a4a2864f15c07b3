/** One manager with name, phone and e-mail; who can't be shown has the branch's phone in their place. */
import type { ApiCalls, CallResult } from "../../../adapters/browser/api-client.ts"
import { initialsOf } from "../../../core/account/managers/manager.ts"
import { TryAgain } from "../../kit/try-again.tsx"
import { managersWords as words } from "../../words/managers.ts"
import styles from "./managers.module.css"

type Manager = ApiCalls["GET /accounts/account-manager"]["data"]

type Props = {
  readonly kind: "account" | "credit"
  readonly help: string
  /** Undefined where there is no branch to ask of. */
  readonly answer: CallResult<Manager> | undefined
  /** Whom to call instead. */
  readonly phone: { readonly text: string; readonly number: string }
}

const phoneAddress = (number: string): string => `tel:${number.replace(/[^\d+]/g, "")}`

/** [ACM-01] */
export const ManagerPart = ({ kind, help, answer, phone }: Props) => (
  <section className={styles.manager} aria-labelledby={`${kind}-manager`}>
    <h2 id={`${kind}-manager`}>{words[kind]}</h2>
    <p className="soft">{help}</p>
    {answer?.ok ? <Person manager={answer.data} /> : <Nobody kind={kind} answer={answer} phone={phone} />}
  </section>
)

const Person = ({ manager: { name, phone, email, picture } }: { readonly manager: Manager }) => (
  <div className={styles.person}>
    {picture === undefined ? (
      <span className={styles.initials} aria-hidden="true">
        {initialsOf(name)}
      </span>
    ) : (
      <img className={styles.picture} src={picture} alt="" width={96} height={96} loading="lazy" />
    )}
    <div className={styles.reach}>
      <p className={styles.name}>{name}</p>
      <a className={styles.phone} href={phoneAddress(phone)}>
        {phone}
      </a>
      <a href={`mailto:${email}`}>{email}</a>
    </div>
  </div>
)

export const PhoneLine = ({ phone: { text, number } }: Pick<Props, "phone">) => (
  <p>
    {text}{" "}
    <a className={styles.phone} href={phoneAddress(number)}>
      {number}
    </a>
  </p>
)

/** That nobody is named is no failure; both lead to somebody who answers. */
const Nobody = ({ kind, answer, phone }: Omit<Props, "help">) => {
  const isFailure = answer?.ok === false && answer.status !== 404
  const text = answer === undefined ? words.noBranch : isFailure ? words.failed[kind] : words.none[kind]
  return (
    <div className={`notice ${isFailure ? "bad" : "warn"} ${styles.nobody}`} role={isFailure ? "alert" : undefined}>
      <p>{text}</p>
      <PhoneLine phone={phone} />
      {isFailure ? <TryAgain /> : null}
    </div>
  )
}
