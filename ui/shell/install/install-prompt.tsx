/** The window that leads to installing the shop as an app: three steps by hand, or the browser's own prompt. */
import { observer } from "mobx-react-lite"
import { Modal } from "../../kit/modal.tsx"
import { installWords as words } from "../../words/install.ts"
import type { InstallViewModel } from "./install.view-model.ts"
import styles from "./install-prompt.module.css"

/** [APP-01] */
export const InstallPrompt = observer(({ model }: { readonly model: InstallViewModel }) => {
  if (!model.isOpen) return null
  const isByHand = model.way?.is === "steps"
  return (
    <div className={styles.overlay}>
      <Modal title={words.title} onClose={() => model.dismiss()}>
        <p>{words.why}</p>
        {isByHand ? (
          <ol className={styles.steps}>
            {words.steps.map((step, place) => (
              <li key={step}>
                <b>{step}</b>
                <span>{words.hints[place]}</span>
              </li>
            ))}
          </ol>
        ) : null}
        <div className={styles.answers}>
          <button type="button" className="btn quiet" onClick={() => model.dismiss()}>
            {words.notNow}
          </button>
          <button type="button" className="btn" onClick={() => void model.accept()}>
            {isByHand ? words.done : words.install}
          </button>
        </div>
      </Modal>
    </div>
  )
})
