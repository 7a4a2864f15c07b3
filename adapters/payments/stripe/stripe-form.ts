/** Stripe's way of writing a request: nested names in square brackets. */

type Value = string | number | boolean | undefined | { readonly [name: string]: Value } | ReadonlyArray<Value>

/** `{ metadata: { order_no: "1" } }` as `metadata[order_no]=1`. */
export const stripeForm = (fields: { readonly [name: string]: Value }): ReadonlyArray<readonly [string, string]> => {
  const formPairs = (name: string, value: Value): ReadonlyArray<readonly [string, string]> => {
    if (value === undefined) return []
    if (typeof value !== "object") return [[name, String(value)]]
    return Object.entries(value).flatMap(([part, inner]) => formPairs(`${name}[${part}]`, inner))
  }
  return Object.entries(fields).flatMap(([name, value]) => formPairs(name, value))
}
