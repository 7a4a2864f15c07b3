/** The buttons of the paper of an order or a quote: the file, and the e-mail to whoever asks. */
import { observer } from "mobx-react-lite"
import { documentActionWords as words } from "../../words/document-actions.ts"
import type { usePaper } from "./use-paper.ts"

type Props = {
  readonly paper: ReturnType<typeof usePaper>
  readonly file: string
  readonly email: string
}

export const PaperButtons = observer(({ paper: { actions, ...paper }, file, email }: Props) => {
  const isBusy = actions.running !== undefined
  return (
    <>
      <button type="button" className="btn quiet" aria-disabled={isBusy} onClick={() => void paper.download()}>
        {actions.running === "download" ? words.downloading : file}
      </button>
      <button type="button" className="btn quiet" aria-disabled={isBusy} onClick={() => void paper.email()}>
        {actions.running === "email" ? words.emailing : email}
      </button>
    </>
  )
})
