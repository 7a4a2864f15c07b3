/** The account from every page: the ways in for a visitor; for a member the company, the card, the pages and the way out. */
import { useLocation } from "@tanstack/react-router"
import { useState } from "react"
import { Modal } from "../../kit/modal.tsx"
import type { Shopfront } from "../../page/shopfront.ts"
import { accountPageWords } from "../../words/account.ts"
import { DigitalCard } from "../card/digital-card.tsx"
import type { Details } from "../company/company.tsx"
import { QuickLinks } from "../navigation/sidebar.tsx"
import { GuestPopup } from "./guest-popup.tsx"
import { MemberPopup } from "./member-popup.tsx"

type Props = { readonly shopfront: Shopfront; readonly onClose: () => void }

/** [POP-01] [LAY-04] [SIDE-02] On a product's page neither its head nor the quick links are shown. */
export const AccountPopup = ({ shopfront, onClose }: Props) => {
  const { member } = shopfront
  const [card, setCard] = useState<Details["card"]>()
  const isOnProduct = useLocation().pathname.startsWith("/p/")
  if (card) return <DigitalCard card={card} onClose={onClose} />
  return (
    <Modal title={accountPageWords.title} look="panel" isHeadless={isOnProduct} onClose={onClose}>
      {member ? (
        <MemberPopup member={member} onCard={setCard} onClose={onClose} />
      ) : (
        <GuestPopup shopfront={shopfront} onClose={onClose} />
      )}
      {isOnProduct ? null : <QuickLinks member={member} onFollow={onClose} />}
    </Modal>
  )
}
