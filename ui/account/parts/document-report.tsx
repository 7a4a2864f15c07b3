/** How the last action on a document came out. */
import { observer } from "mobx-react-lite"
import type { ActionsViewModel } from "../../kit/actions.view-model.ts"
import { ErrorMessage } from "./error-message.tsx"
import { useFocusOnMessage } from "./use-focus-on-message.ts"

/** [CONT-05] */
export const DocumentReport = observer(({ actions }: { readonly actions: ActionsViewModel }) => {
  const focusProps = useFocusOnMessage<HTMLDivElement>(actions.message)
  return (
    <>
      <div role="status" {...focusProps}>
        {actions.message ? <p className="notice good">{actions.message}</p> : null}
      </div>
      <ErrorMessage problem={actions.problem} />
    </>
  )
})
