/** Where orders of theirs went before, offered to whoever is logged in. */
import { getRouteApi } from "@tanstack/react-router"
import { observer } from "mobx-react-lite"
import { useEffect, useState } from "react"
import type { Address } from "../../../core/contact/address.ts"
import { addressText } from "../../../core/contact/checkout-address.ts"
import { FieldFrame } from "../../kit/field-frame.tsx"
import { deliveryPageWords as words } from "../../words/delivery.ts"
import type { AddressChoice } from "./address-choice.ts"

const root = getRouteApi("__root__")

/** [DEL-09] Nothing while none is known: the fields below are there for whoever has none. */
export const UsedAddresses = observer(({ to }: { readonly to: AddressChoice }) => {
  const { call } = root.useRouteContext()
  const { member } = root.useLoaderData()
  const owner = member && `${member.contactId}|${member.customerId}`
  const [addresses, setAddresses] = useState<ReadonlyArray<Address>>([])
  useEffect(() => {
    setAddresses([])
    if (owner === undefined) return
    let isOver = false
    void call("GET /users/details/delivery-addresses").then((answer) => {
      if (answer.ok && !isOver) setAddresses(answer.data)
    })
    return () => {
      isOver = true
    }
  }, [call, owner])
  if (addresses.length === 0) return null
  const typed = addressText(to.address)
  const isUsed = addresses.some((address) => addressText(address) === typed)
  return (
    <FieldFrame name="deliver.used" label={words.usedAddress} hasPlace>
      <select
        id="deliver.used"
        value={isUsed ? typed : ""}
        onChange={({ target }) => {
          const address = addresses.find((one) => addressText(one) === target.value)
          if (address) to.pickAddress(address)
        }}
      >
        <option value="">{words.chooseUsed}</option>
        {addresses.map(addressText).map((text) => (
          <option key={text} value={text}>
            {text}
          </option>
        ))}
      </select>
    </FieldFrame>
  )
})
