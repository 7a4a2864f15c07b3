/** The card of who is logged in, asked for when it is opened. */
import { useRouter } from "@tanstack/react-router"
import { useEffect, useState } from "react"
import type { CallResult } from "../../../adapters/browser/api-client.ts"
import { Modal } from "../../kit/modal.tsx"
import { cardWords } from "../../words/digital-card.ts"
import type { Details } from "../company/company.tsx"
import { ErrorMessage } from "../parts/error-message.tsx"
import { DigitalCard } from "./digital-card.tsx"

export const OwnCard = ({ onClose }: { onClose: () => void }) => {
  const { call } = useRouter().options.context
  const [details, setDetails] = useState<CallResult<Details>>()
  useEffect(() => {
    void call("GET /users/details").then(setDetails)
  }, [call])
  if (details?.ok) return <DigitalCard card={details.data.card} onClose={onClose} />
  if (!details) return null
  return (
    <Modal title={cardWords.title} onClose={onClose}>
      <ErrorMessage problem={details.msg} />
    </Modal>
  )
}
