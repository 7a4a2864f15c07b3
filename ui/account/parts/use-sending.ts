/** A form that asks the shop for one thing: whether it is at work, what went wrong, and what came of it. */
import { getRouteApi } from "@tanstack/react-router"
import { useState } from "react"
import type { CallResult } from "../../../adapters/browser/api-client.ts"
import { callProblem } from "./call-problem.ts"

const root = getRouteApi("__root__")

export const useSending = <Data>() => {
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
