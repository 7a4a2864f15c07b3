/** [RUN-02] Who took a delivery, with the driver's photograph, for those who may look at the order. */
import { useRouter } from "@tanstack/react-router"
import { useEffect, useState } from "react"
import type { ApiCalls } from "../../../adapters/browser/api-client.ts"
import { momentText } from "../../../core/melbourne.ts"
import { deliveryProofWords as words } from "../../words/delivery-proof.ts"
import styles from "./delivery-proof.module.css"

type Proof = ApiCalls["GET /orders/order/delivery-proof/id/:id"]["data"]

/** Nothing where nobody wrote anything down. */
export const DeliveryProof = ({ orderNo }: { readonly orderNo: string }) => {
  const { call } = useRouter().options.context
  const [proof, setProof] = useState<Proof>()
  useEffect(() => {
    let isOpen = true
    void call("GET /orders/order/delivery-proof/id/:id", { params: { id: orderNo }, query: {} }).then((answer) => {
      if (isOpen && answer.ok) setProof(answer.data)
    })
    return () => {
      isOpen = false
    }
  }, [call, orderNo])
  if (!proof) return null
  const { receivedBy, at, photo } = proof
  return (
    <section aria-labelledby="proof">
      <h2 id="proof">{words.title}</h2>
      <p>{words.received(receivedBy, momentText(at))}</p>
      {photo ? (
        <img className={styles.photo} src={`data:${photo.mediaType};base64,${photo.base64}`} alt={words.photo} />
      ) : null}
    </section>
  )
}
