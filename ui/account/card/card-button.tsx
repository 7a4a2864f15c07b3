/** Opens the digital card. */
import { useState } from "react"
import { cardWords } from "../../words/digital-card.ts"
import type { Details } from "../company/company.tsx"
import { DigitalCard } from "./digital-card.tsx"

export const CardButton = ({ card }: { card: Details["card"] }) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="btn" onClick={() => setOpen(true)}>
        {cardWords.title}
      </button>
      {isOpen ? <DigitalCard card={card} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
