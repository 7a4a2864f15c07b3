/** Opens a page of the log-in only while its step is open; from any other, and when the step is over, leads there. */
import { autorun } from "mobx"
import { useEffect } from "react"
import type { SignIn } from "../../../core/account/sign-in/sign-in.ts"
import { useSignIn } from "./sign-in-context.tsx"

/** [AUTH-14] [AUTH-15] Nothing is decided while the step that a reload has interrupted is being read. */
export const useSignInStep = (at: SignIn["at"]) => {
  const { signIn, goOn } = useSignIn()
  useEffect(() => {
    void signIn.restore()
    return autorun(() => {
      if (signIn.isRestored && !signIn.isBusy && signIn.state.at !== at && signIn.state.at !== "logged-in")
        void goOn({ instead: true })
    })
  }, [signIn, goOn, at])
  return { signIn, goOn }
}
