/** [PDP-01] The way from a product's page into a job list; its code comes for who is logged in where the shop keeps lists. */
import { getRouteApi } from "@tanstack/react-router"
import { useEffect } from "react"
import { useLazyPart } from "../../kit/use-lazy-part.ts"
import type { ProductViewModel } from "./product.view-model.ts"

const root = getRouteApi("__root__")
const load = () => import("./chosen-to-list.tsx")

export const ListOffer = ({ model }: { readonly model: ProductViewModel }) => {
  const { member, features } = root.useLoaderData()
  const isOffered = member !== undefined && features.jobLists
  const [part, fetchPart] = useLazyPart(load)
  useEffect(() => {
    if (isOffered) fetchPart()
  }, [isOffered, fetchPart])
  return isOffered && part ? <part.ChosenToList model={model} /> : null
}
