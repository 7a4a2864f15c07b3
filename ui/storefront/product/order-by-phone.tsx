/** What the bar of a product says in a browser without scripts: the server alone draws it. */
import { getRouteApi } from "@tanstack/react-router"
import { orderByPhoneWords as words } from "../../words/order-by-phone.ts"

const root = getRouteApi("__root__")

export const OrderByPhone = () => {
  const { branch, shop } = root.useLoaderData()
  const phone = branch?.phone ?? shop.phone
  return (
    <>
      {words.call} <a href={`tel:${phone.replace(/[^\d+]/g, "")}`}>{phone}</a> {words.order}
    </>
  )
}
