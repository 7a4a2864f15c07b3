/** Choosing a variant: which values can still be chosen beside those that are, and which variant they name. */
import { stockWords } from "../../words/stock.ts"
import type { AttributeName, Attributes } from "./attribute.ts"

/** What has been chosen so far. */
export type ChosenAttributes = Attributes

/** [STK-05] A value that no variant has beside the other chosen ones is disabled. */
export type OptionState = "disabled" | "active" | "selected"

export type OptionValue = { readonly value: string | number; readonly state: OptionState }

type Optional = { readonly attributes: Attributes }

/** Whether a variant has every chosen value, leaving one option aside. */
const fits = (
  variant: Optional,
  options: ReadonlyArray<AttributeName>,
  chosen: ChosenAttributes,
  aside?: AttributeName
): boolean =>
  options.every((name) => name === aside || chosen[name] === undefined || variant.attributes[name] === chosen[name])

const byText = new Intl.Collator("en-AU", { numeric: true })

const inOrder = (left: string | number, right: string | number): number =>
  typeof left === "number" && typeof right === "number" ? left - right : byText.compare(String(left), String(right))

/** [STK-05] Every value of one option, in order, with its state. */
export const optionValues = (
  variants: ReadonlyArray<Optional>,
  options: ReadonlyArray<AttributeName>,
  chosen: ChosenAttributes,
  name: AttributeName
): ReadonlyArray<OptionValue> => {
  const stateOf = (value: string | number): OptionState => {
    const isPossible = variants.some((one) => one.attributes[name] === value && fits(one, options, chosen, name))
    if (!isPossible) return "disabled"
    return chosen[name] === value ? "selected" : "active"
  }
  const values = new Set(variants.flatMap(({ attributes }) => attributes[name] ?? []))
  return [...values].sort(inOrder).map((value) => ({ value, state: stateOf(value) }))
}

export type VariantSelection<Variant> =
  | { readonly ok: true; readonly variant: Variant }
  | { readonly ok: false; readonly msg: string }

/** [STK-05] The variant that the chosen values name; the words of what to do where one is missing or none has them all. */
export const selectVariant = <Variant extends Optional>(
  variants: ReadonlyArray<Variant>,
  options: ReadonlyArray<AttributeName>,
  chosen: ChosenAttributes
): VariantSelection<Variant> => {
  const isComplete = options.every((name) => chosen[name] !== undefined)
  const variant = isComplete ? variants.find((one) => fits(one, options, chosen)) : undefined
  return variant ? { ok: true, variant } : { ok: false, msg: stockWords.chooseOptions }
}
