/** What a rule answers that may refuse: a value, or why there is none. */

/** Why there is no value: a code for programs, the field it is about where there is one, and a sentence for people. */
export type Refusal<Code extends string = string> = {
  readonly ok: false
  readonly code: Code
  readonly field?: string
  readonly msg: string
}

/** A value or a refusal; `ok` tells which. */
export type Result<Value, Code extends string = string> = { readonly ok: true; readonly value: Value } | Refusal<Code>

/** A refusal; `field` is left out where it is about nothing in particular. */
export const refusal = <Code extends string>(code: Code, msg: string, field?: string): Refusal<Code> =>
  field === undefined ? { ok: false, code, msg } : { ok: false, code, field, msg }

/** The value of a result; throws a RangeError with the refusal's sentence where there is none. */
export const valueOrThrow = <Value>(result: Result<Value>): Value => {
  if (!result.ok) throw new RangeError(result.msg)
  return result.value
}
