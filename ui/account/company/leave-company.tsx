/** The way out of a company that somebody acts for, behind a confirmation. */
import { useRouter } from "@tanstack/react-router"
import { observer } from "mobx-react-lite"
import { useState } from "react"
import { Modal } from "../../kit/modal.tsx"
import { clearTabDrafts } from "../../kit/tab-draft-keys.ts"
import { useViewModels } from "../../session/view-models.tsx"
import { leaveDialogWords, leaveWords } from "../../words/my-account.ts"
import parts from "../parts/company.module.css"
import { DialogActions } from "../parts/dialog-actions.tsx"
import styles from "../parts/windows.module.css"
import { LeaveCompanyViewModel } from "./leave-company.view-model.ts"

/** [CONT-03] Only where there is another company to go on with: nobody leaves their own last account. */
export const LeaveCompany = observer(({ customerId, name }: { customerId: string; name: string }) => {
  const router = useRouter()
  const { session, drafts } = useViewModels()
  const [model] = useState(
    () =>
      new LeaveCompanyViewModel(router.options.context.call, customerId, async () => {
        await router.navigate({ to: "/my-account/login", search: {} })
        await session.logOut()
        drafts.clear()
        clearTabDrafts()
      })
  )
  return (
    <>
      <p className={parts.said}>
        <button type="button" className="btn quiet" onClick={() => model.open()}>
          {leaveWords.leave(name)}
        </button>
      </p>
      {model.isOpen ? (
        <Modal title={leaveWords.title(name)} onClose={() => model.close()} isBusy={model.isSaving}>
          <form
            className={styles.form}
            onSubmit={(event) => {
              event.preventDefault()
              void model.leave()
            }}
          >
            <p>{leaveWords.text}</p>
            <p>
              <b>{leaveWords.loggedOut}</b>
            </p>
            <DialogActions model={model} words={leaveDialogWords} isDanger />
          </form>
        </Modal>
      ) : null}
    </>
  )
})
