/** Fields that few fill in, folded behind their summary; where something stands in them they are open. */
import { type ReactNode, useEffect, useState } from "react"
import styles from "./checkout.module.css"

type Props = {
  readonly summary: string
  readonly isFilled: boolean
  readonly children: ReactNode
}

/** Emptied they stay open: nobody loses the field that they are typing in. */
export const FoldedFields = ({ summary, isFilled, children }: Props) => {
  const [isOpen, setOpen] = useState(isFilled)
  useEffect(() => {
    if (isFilled) setOpen(true)
  }, [isFilled])
  return (
    <details className={styles.fold} open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{summary}</summary>
      {children}
    </details>
  )
}
