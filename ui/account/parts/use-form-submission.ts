/** Hook for a form that makes one API call: busy state, problem and result. */
import { getRouteApi } from "@tanstack/react-router"
import { useState } from "react"
import type { CallResult } from "../../../adapters/browser/api-client.ts"
import { callProblem } from "./call-problem.ts"

const root = getRouteApi("__root__")

export const useFormSubmission = <Data>() => {
  const { shop } = root.useLoaderData()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [done, setDone] = useState<Data>()
  const send = async (ask: () => Promise<CallResult<Data>>): Promise<CallResult<Data> | undefined> => {
    if (isBusy) return undefined
    setBusy(true)
    setProblem(undefined)
    const answer = await ask()
    setBusy(false)
    if (answer.ok) setDone(answer.data)
    else setProblem(callProblem(answer, shop.phone))
    return answer
  }
  return { isBusy, problem, done, send }
}
