/** What was done to a job list or to all of them, read aloud, and the way to put back what was removed. */
import { observer } from "mobx-react-lite"
import { jobListPageWords as words } from "../../words/job-lists.ts"
import { useFocusOnMessage } from "../parts/use-focus-on-message.ts"
import styles from "./job-lists.module.css"

type Props = {
  readonly model: {
    readonly message: string | undefined
    readonly removed: unknown
    readonly undoRemove: () => Promise<void>
  }
}

export const DoneMessage = observer(({ model }: Props) => {
  const focusProps = useFocusOnMessage<HTMLDivElement>(model.message)
  return (
    <div role="status" {...focusProps}>
      {model.message ? (
        <p className={`notice good ${styles.said}`}>
          {model.message}{" "}
          {model.removed ? (
            <button type="button" className="link" onClick={() => void model.undoRemove()}>
              {words.undo}
            </button>
          ) : null}
        </p>
      ) : null}
    </div>
  )
})
