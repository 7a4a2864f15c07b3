/** One log-in for all pages that lead to a session, and the way from each to the next. */
import { useLocation, useNavigate, useRouter } from "@tanstack/react-router"
import { createContext, type ReactNode, useCallback, useContext, useState } from "react"
import { returnPath } from "../../../core/account/sign-in/return-path.ts"
import type { SignIn } from "../../../core/account/sign-in/sign-in.ts"
import { useViewModels } from "../../session/view-models.tsx"
import { SignInViewModel } from "./sign-in.view-model.ts"

const SignInContext = createContext<SignInViewModel | undefined>(undefined)

export const SignInProvider = ({ phone, children }: { phone: string; children: ReactNode }) => {
  const { session } = useViewModels()
  const shop = useRouter().options.context
  const [signIn] = useState(() => new SignInViewModel(shop, session, phone))
  return <SignInContext value={signIn}>{children}</SignInContext>
}

const paths: { readonly [at in Exclude<SignIn["at"], "logged-in">]: string } = {
  credentials: "/my-account/login",
  company: "/my-account/select-company",
  code: "/my-account/two-factor"
}

/** [T35] Where the visitor wanted to go before they had to log in: carried from step to step, and followed only within the shop. */
export const useNextPath = (): string | undefined => {
  const { next } = useLocation().search as { readonly next?: string }
  return next
}

/** The log-in, and how a page leads on once its step is done. */
export const useSignIn = () => {
  const signIn = useContext(SignInContext)
  if (!signIn) throw new Error("A step of the log-in stands outside its layout.")
  const navigate = useNavigate()
  const next = useNextPath()
  /** `instead` of the page that is open, which Back then leaves out. */
  const goOn = useCallback(
    async ({ instead = false }: { readonly instead?: boolean } = {}) => {
      const { at } = signIn.state
      if (at === "logged-in") {
        await navigate({ href: returnPath(next), replace: true })
        return signIn.startAgain()
      }
      await navigate({ to: paths[at], search: next === undefined ? {} : { next }, replace: instead })
    },
    [signIn, navigate, next]
  )
  return { signIn, goOn }
}
