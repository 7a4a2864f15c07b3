/** Logs somebody in by what this browser remembers, where it does, before a page asks them for anything. */
import { getRouteApi } from "@tanstack/react-router"
import { when } from "mobx"
import { useEffect, useState } from "react"
import { useViewModels } from "../../session/view-models.tsx"
import { useSignIn } from "./sign-in-context.tsx"

const root = getRouteApi("__root__")

/** [AUTH-09] [LAY-01] True while it is being found out. */
export const useAutomaticLogin = (): boolean => {
  const { mayComeBack } = root.useLoaderData()
  const { session } = useViewModels()
  const { signIn, goOn } = useSignIn()
  const [isOver, setOver] = useState(!mayComeBack)
  useEffect(() => {
    if (isOver) return
    const attemptLogin = async () => {
      await when(() => session.hydration === "completed")
      const remembered = await signIn.restore()
      const mayTry = remembered !== undefined && !session.hasTokens && signIn.state.at === "credentials"
      if (mayTry && (await signIn.logInRemembered(remembered)) && signIn.state.at !== "credentials") await goOn()
      setOver(true)
    }
    void attemptLogin()
  }, [isOver, session, signIn, goOn])
  return !isOver
}
