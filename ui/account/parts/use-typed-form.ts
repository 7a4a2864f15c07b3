/** A form whose fields the browser itself keeps, so that what was typed or filled in before the scripts came is not lost. */
import { type ChangeEvent, type FocusEvent, type SubmitEvent, useState } from "react"
import { useFirstWrongField } from "../../kit/use-first-wrong-field.ts"

export type Values = Readonly<Record<string, string>>
type Problem = string | undefined
/** What is wrong with a field, given what all of them hold. */
type Rules = Readonly<Record<string, (value: string, all: Values) => Problem>>

const valuesOf = (form: HTMLFormElement): Values =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]))

/** Problems show when a field that holds something is left, all of them on submit, and go as soon as they are mended. */
export const useTypedForm = (rules: Rules, send: (values: Values, form: HTMLFormElement) => unknown) => {
  const focusFirstWrong = useFirstWrongField()
  const [problems, setProblems] = useState<Readonly<Record<string, Problem>>>({})
  const check = ({ name, value, form }: HTMLInputElement) => {
    if (form) setProblems((before) => ({ ...before, [name]: rules[name]?.(value, valuesOf(form)) }))
  }
  return {
    field: (name: string) => ({
      name,
      problem: problems[name],
      onBlur: ({ target }: FocusEvent<HTMLInputElement>) => {
        if (target.value !== "") check(target)
      },
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
        if (problems[name] !== undefined) check(target)
      }
    }),
    /** Shows what the shop has found wrong, by field. */
    showProblems: (fieldProblems: Values) => setProblems((before) => ({ ...before, ...fieldProblems })),
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault()
      const form = event.currentTarget
      const values = valuesOf(form)
      const newProblems = Object.fromEntries(
        Object.entries(rules).map(([name, problem]) => [name, problem(values[name] ?? "", values)])
      )
      setProblems(newProblems)
      if (Object.values(newProblems).every((problem) => problem === undefined)) void send(values, form)
      else focusFirstWrong(form)
    }
  }
}
