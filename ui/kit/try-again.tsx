/** The button that asks once more for what a page could not show; while it does, it says so. */
import { useRouter } from "@tanstack/react-router"
import { observer } from "mobx-react-lite"
import { useState } from "react"
import { tryAgainWords as words } from "../words/try-again.ts"
import { TryAgainViewModel } from "./try-again.view-model.ts"

type Props = {
  /** Quiet in a notice, otherwise the page's own button, or a link within a sentence. */
  readonly className?: "btn" | "btn quiet" | "link"
}

export const TryAgain = observer(({ className = "btn quiet" }: Props) => {
  const router = useRouter()
  const [model] = useState(() => new TryAgainViewModel(() => router.invalidate({ sync: true })))
  return (
    <button type="button" className={className} aria-disabled={model.isTrying} onClick={() => void model.tryAgain()}>
      {model.isTrying ? words.trying : words.tryAgain}
    </button>
  )
})
