/** The choice of a job list that this browser keeps for who is logged in. */
import { getRouteApi, useRouter } from "@tanstack/react-router"
import { useEffect, useState } from "react"
import { ListChoiceViewModel } from "./list-choice.view-model.ts"

const root = getRouteApi("__root__")

export const useListChoice = (): ListChoiceViewModel | undefined => {
  const { options } = useRouter()
  const { member } = root.useLoaderData()
  const [choice] = useState(() => member && new ListChoiceViewModel(options.context, member))
  useEffect(() => void choice?.restore(), [choice])
  return choice
}
