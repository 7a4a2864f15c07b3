/** Logging in by e-mail and password. */
import { createFileRoute, useNavigate } from "@tanstack/react-router"
import { useState } from "react"
import { signInWords } from "../../core/words/account.ts"
import { useViewModels } from "../app/view-models.tsx"
import { pageHead } from "../parts/page-head.ts"
import { titles } from "../words/titles.ts"

export const Route = createFileRoute("/_shop/_sign-in/my-account/login")({
  head: ({ match }) =>
    pageHead(match, { title: titles.logIn, description: titles.logIn, path: "/my-account/login", noIndex: true }),
  component: LoginScreen
})

function LoginScreen() {
  const { session } = useViewModels()
  const navigate = useNavigate()
  const [problem, setProblem] = useState("")
  return (
    <form
      method="post"
      onSubmit={async (event) => {
        event.preventDefault()
        const form = new FormData(event.currentTarget)
        const body = { email: String(form.get("email")), password: String(form.get("password")) }
        const answer = await session.call("POST /users/auth/login", { body })
        if (!answer.ok) return setProblem(answer.msg)
        if (!("session" in answer.data)) return setProblem(signInWords.companiesMissing)
        await session.begin(answer.data.session)
        await navigate({ to: "/my-account" })
      }}
    >
      <h1>{titles.logIn}</h1>
      <label htmlFor="email">Email</label>
      <input id="email" name="email" type="email" autoComplete="username" required />
      <label htmlFor="password">Password</label>
      <input id="password" name="password" type="password" autoComplete="current-password" required />
      <button type="submit" className="btn">
        {titles.logIn}
      </button>
      <p role="alert">{problem}</p>
    </form>
  )
}
