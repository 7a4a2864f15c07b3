/** Puts the address of whoever was remembered into a field that is still empty. */
import { when } from "mobx"
import { useEffect, useRef } from "react"
import { useSignIn } from "./sign-in-context.tsx"

export const useRememberedEmail = () => {
  const { signIn } = useSignIn()
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    void signIn.restore()
    return when(
      () => signIn.isRestored,
      () => {
        if (box.current?.value === "") box.current.value = signIn.facts.email
      }
    )
  }, [signIn])
  return box
}
