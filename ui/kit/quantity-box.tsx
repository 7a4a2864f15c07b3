/** A box for a quantity, with a step down and a step up. */
import { useLayoutEffect, useRef } from "react"
import { productWords } from "../words/product.ts"
import styles from "./quantity-box.module.css"

type Props = {
  /** The box's id, where a link leads to it. */
  readonly id?: string
  readonly label: string
  /** It stands in a table, whose row says what it is of: its steps need not say so as well. */
  readonly isInTable?: boolean
  readonly value: string
  readonly decimal?: boolean
  readonly onType: (typed: string) => void
  readonly onStep: (by: 1 | -1) => void
  /** The box was left, or Enter pressed in it. */
  readonly onLeave?: () => void
  readonly invalid?: boolean
}

export const QuantityBox = (props: Props) => {
  const { id, label, isInTable = false, value, decimal = false, onType, onStep, onLeave, invalid = false } = props
  const box = useRef<HTMLInputElement>(null)
  const ofWhat = isInTable ? "" : `: ${label}`
  /** What was typed before the scripts took the page over stands in the box, and nobody has heard of it. */
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the box comes to life
  useLayoutEffect(() => {
    const typed = box.current?.value.trim() ?? ""
    if (typed !== value) onType(typed)
  }, [])
  return (
    <span className={styles.box}>
      <button type="button" tabIndex={-1} aria-label={`${productWords.fewer}${ofWhat}`} onClick={() => onStep(-1)}>
        −
      </button>
      <input
        ref={box}
        id={id}
        type="text"
        inputMode={decimal ? "decimal" : "numeric"}
        autoComplete="off"
        value={value}
        placeholder="0"
        aria-label={label}
        aria-invalid={invalid}
        maxLength={8}
        onChange={(event) => onType(event.target.value.trim())}
        onBlur={onLeave}
        onKeyDown={(event) => {
          if (event.key === "Enter") onLeave?.()
          if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return
          event.preventDefault()
          onStep(event.key === "ArrowUp" ? 1 : -1)
        }}
      />
      <button type="button" tabIndex={-1} aria-label={`${productWords.more}${ofWhat}`} onClick={() => onStep(1)}>
        +
      </button>
    </span>
  )
}
