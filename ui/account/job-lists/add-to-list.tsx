/** [PDP-01] [JOB-01] A button that puts what is chosen beside it into a job list; there for who is logged in where the shop keeps lists. */
import { useRouter } from "@tanstack/react-router"
import { useState } from "react"
import { createPortal } from "react-dom"
import type { PriceRequest } from "../../../core/pricing/price.ts"
import { useLazyPart } from "../../kit/use-lazy-part.ts"
import { useViewModels } from "../../session/view-models.tsx"

type Props = {
  readonly label: string
  readonly className?: string
  /** What is chosen at the moment when the button is pressed; nothing where it is not to be put anywhere yet. */
  readonly items: () => ReadonlyArray<PriceRequest>
}

/** Comes when it is first wanted. */
const loadPopup = () => import("../popup/job-list-popup.tsx")

export const AddToList = ({ label, className = "btn quiet", items }: Props) => {
  const router = useRouter()
  const { jobLists } = useViewModels()
  const [chosen, setChosen] = useState<ReadonlyArray<PriceRequest>>([])
  const [popup, fetchPopup] = useLazyPart(loadPopup)
  const open = () => {
    if (!popup) fetchPopup()
    setChosen(items())
  }
  return (
    <>
      <button type="button" className={className} aria-haspopup="dialog" onClick={open}>
        {label}
      </button>
      {popup && chosen.length > 0
        ? createPortal(
            <popup.JobListPopup
              call={router.options.context.call}
              names={jobLists}
              items={chosen}
              onNewList={() => router.invalidate()}
              onClose={() => setChosen([])}
            />,
            document.body
          )
        : null}
    </>
  )
}
