/** Reads the form-encoded bodies that Stripe's API takes, with names such as metadata[order] and expand[0]. */
import { badParameter, missingParameter } from "./refusal.ts"

export type Form = { readonly [name: string]: string | Form }

const mostPairs = 500
const deepest = 5

const put = (form: Record<string, string | Form>, path: ReadonlyArray<string>, value: string): void => {
  const [head = "", ...tail] = path
  const name = head === "" ? String(Object.keys(form).length) : head
  if (tail.length === 0) {
    form[name] = value
    return
  }
  const inner = form[name]
  const next: Record<string, string | Form> = typeof inner === "object" ? { ...inner } : Object.create(null)
  put(next, tail, value)
  form[name] = next
}

/** `a[b][c]=1` becomes `{ a: { b: { c: "1" } } }`; lists have the names 0, 1, 2. Throws Stripe's 400 on too many or too deep. */
export const parseForm = (text: string): Form => {
  const form: Record<string, string | Form> = Object.create(null)
  let pairs = 0
  for (const [name, value] of new URLSearchParams(text)) {
    pairs += 1
    const path = name.split("[").map((part, n) => (n > 0 && part.endsWith("]") ? part.slice(0, -1) : part))
    if (pairs > mostPairs || path.length > deepest || path.includes("__proto__")) {
      throw badParameter(path[0] ?? "", "Invalid request: too many or too deep parameters.")
    }
    put(form, path, value)
  }
  return form
}

/** Refuses what this endpoint does not know, as Stripe does: a slip in a name must not pass silently. */
export const rejectUnknownFields = (form: Form, names: ReadonlyArray<string>) => {
  for (const name of Object.keys(form)) {
    if (!names.includes(name)) throw badParameter(name, `Received unknown parameter: ${name}`, "parameter_unknown")
  }
}

export const textIn = (form: Form, name: string): string | undefined => {
  const value = form[name]
  if (value === undefined || value === "") return undefined
  if (typeof value !== "string") throw badParameter(name, `Invalid string: ${name}`)
  return value
}

export const formIn = (form: Form, name: string): Form => {
  const value = form[name]
  if (value === undefined || value === "") return {}
  if (typeof value === "string") throw badParameter(name, `Invalid object: ${name}`)
  return value
}

export const listIn = (form: Form, name: string): ReadonlyArray<string> =>
  Object.values(formIn(form, name)).filter((value) => typeof value === "string")

export const flagIn = (form: Form, name: string): boolean => {
  const value = textIn(form, name)
  if (value !== undefined && value !== "true" && value !== "false")
    throw badParameter(name, `Invalid boolean: ${value}`)
  return value === "true"
}

export const wholeIn = (form: Form, name: string): number | undefined => {
  const value = textIn(form, name)
  if (value === undefined) return undefined
  if (!/^-?\d{1,15}$/.test(value)) throw badParameter(name, `Invalid integer: ${value}`, "parameter_invalid_integer")
  return Number(value)
}

export const requireField = <A>(value: A | undefined, name: string): A => {
  if (value === undefined) throw missingParameter(name)
  return value
}

/** The old metadata with the new laid over it; an empty value takes a name away. At most 50 names of 40, values of 500. */
export const metadataIn = (form: Form, old: Record<string, string> = {}): Record<string, string> => {
  if (form.metadata === "") return {}
  const merged = { ...old }
  for (const [name, value] of Object.entries(formIn(form, "metadata"))) {
    if (typeof value !== "string") throw badParameter(`metadata[${name}]`, "Metadata values must be strings.")
    if (name.length > 40) throw badParameter("metadata", `Metadata keys can have up to 40 characters: ${name}`)
    if (value.length > 500) throw badParameter(`metadata[${name}]`, "Metadata values can have up to 500 characters.")
    if (value === "") delete merged[name]
    else merged[name] = value
  }
  if (Object.keys(merged).length > 50) throw badParameter("metadata", "Metadata can have up to 50 keys.")
  return merged
}
