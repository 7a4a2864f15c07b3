/** [EXP-44] A button and its window, in which a material list is pasted or uploaded; what can't be bought stays there with its reason. */
import { observer } from "mobx-react-lite"
import { type ReactNode, useEffect, useRef } from "react"
import type { CallApi } from "../../adapters/browser/api-client.ts"
import { focusHeading } from "../kit/focus-heading.ts"
import { Modal } from "../kit/modal.tsx"
import { parseTextDraft } from "../kit/tab-draft.ts"
import { useTabDraft } from "../kit/use-tab-draft.ts"
import { pastedListWords as words } from "../words/pasted-list.ts"
import styles from "./pasted-list.module.css"
import { type PastedListTarget, PastedListViewModel } from "./pasted-list.view-model.ts"

type Props = {
  readonly call: CallApi
  readonly target: PastedListTarget
  /** Where the lines go: what is typed for one place is not offered for another. */
  readonly place: string
  readonly className?: string
  /** Whether the button is there; an open window stays. */
  readonly isOffered?: boolean
  /** What else there is to say once lines went in. */
  readonly afterwards?: ReactNode
}

export const PastedList = observer((props: Props) => {
  const { call, target, place, className = "btn quiet", isOffered = true, afterwards } = props
  const model = useTabDraft(
    `pasted-list ${place}`,
    parseTextDraft,
    (draft) => new PastedListViewModel(call, target, draft)
  )
  const wasOpen = useRef(false)
  const { isOpen } = model
  useEffect(() => {
    // The button that the focus would go back to is gone.
    if (wasOpen.current && !isOpen && !isOffered) focusHeading()
    wasOpen.current = isOpen
  }, [isOpen, isOffered])
  return (
    <>
      {isOffered ? (
        <button type="button" className={className} aria-haspopup="dialog" onClick={() => model.open()}>
          {words.open}
        </button>
      ) : null}
      {isOpen ? (
        <Modal title={words.title} onClose={() => model.close()} isBusy={model.isAdding}>
          <PasteForm model={model} afterwards={afterwards} />
        </Modal>
      ) : null}
    </>
  )
})

type FormProps = { readonly model: PastedListViewModel } & Pick<Props, "afterwards">

const PasteForm = observer(({ model, afterwards }: FormProps) => (
  <form
    className={styles.form}
    onSubmit={(event) => {
      event.preventDefault()
      void model.add()
    }}
  >
    <p>{words.lead}</p>
    <label className={styles.box}>
      <span className="label">{words.box}</span>
      <textarea
        rows={8}
        value={model.text}
        placeholder={words.placeholder}
        spellCheck={false}
        autoCapitalize="characters"
        autoCorrect="off"
        onChange={(event) => model.type(event.target.value)}
      />
    </label>
    <label className={styles.box}>
      <span className="label">{words.file}</span>
      <input
        type="file"
        accept=".csv,.txt,text/csv,text/plain"
        onChange={(event) => {
          const [file] = event.target.files ?? []
          if (file) void model.read(file)
          event.target.value = ""
        }}
      />
    </label>
    <Outcome model={model} afterwards={afterwards} />
    <div className={styles.buttons}>
      <button type="submit" className="btn" aria-disabled={model.isAdding}>
        {model.isAdding ? words.adding : words.add}
      </button>
      <button type="button" className="btn quiet" aria-disabled={model.isAdding} onClick={() => model.close()}>
        {words.close}
      </button>
    </div>
  </form>
))

const Outcome = observer(({ model: { added, problem, problems }, afterwards }: FormProps) => (
  <>
    <div role="status">
      {added === undefined ? null : (
        <div className={`notice ${added > 0 ? "good" : "warn"}`}>
          <p>{added > 0 ? words.added(added) : words.noneAdded}</p>
          {added > 0 ? afterwards : null}
        </div>
      )}
    </div>
    <div role="alert">
      {problem ? <p className="notice bad">{problem}</p> : null}
      {problems.length > 0 ? (
        <div className="notice bad">
          <p>
            <b>{words.wrong(problems.length)}</b>
          </p>
          <ul className={styles.problems}>
            {problems.map(({ line, text, msg }) => (
              <li key={line}>
                {words.line(line)}, <code>{text}</code>: {msg}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </div>
  </>
))
