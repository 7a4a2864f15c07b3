/** The figures and goods that a calculator asks for: a form of the page's own address, which works without scripts and can be shared. */
import { useRouter } from "@tanstack/react-router"
import { useEffect, useRef, useState } from "react"
import { type CalculatorName, calculators, type MeasureField } from "../../../core/catalogue/calculators/calculator.ts"
import { describedBy, FieldFrame } from "../../kit/field-frame.tsx"
import { calculatorWords as words } from "../../words/calculators.ts"
import styles from "./calculators.module.css"
import type { CalculatorEntries, CalculatorPage, GoodsChoice } from "./load-calculator.ts"

type Props = {
  readonly name: CalculatorName
  readonly page: CalculatorPage
  readonly entries: CalculatorEntries
}

/** As long as the text of pieces may be: 60 lines as a carpenter writes them. */
const MOST_TEXT = 1500

export const CalculatorForm = ({ name, page, entries }: Props) => {
  const router = useRouter()
  const form = useRef<HTMLFormElement>(null)
  const [isBusy, setIsBusy] = useState(false)
  // Another address, by a link or a step back: the fields stay where they are, and so does who types in one of them.
  useEffect(() => {
    for (const [field, value = ""] of Object.entries(entries)) {
      const box = form.current?.elements.namedItem(field)
      if (box && "value" in box) box.value = value
    }
  }, [entries])
  const calculate = async (sent: FormData) => {
    setIsBusy(true)
    const search = Object.fromEntries([...sent].map(([field, value]) => [field, String(value)]))
    await router.navigate({ to: "/p/utils", search, resetScroll: false })
    setIsBusy(false)
    form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus()
  }
  return (
    <form
      ref={form}
      action="/p/utils"
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy) void calculate(new FormData(event.currentTarget))
      }}
    >
      <input type="hidden" name="tool" value={name} />
      {page.choices.map((choice) => (
        <GoodsField key={choice.role} choice={choice} />
      ))}
      {name === "cuts" ? <PiecesField value={entries.pieces} problem={page.problems.pieces} /> : null}
      <div className={styles.figures}>
        {calculators[name].fields.map((field) => (
          <MeasureBox
            key={field.name}
            calculator={name}
            field={field}
            value={entries[field.name]}
            problem={page.problems[field.name]}
          />
        ))}
      </div>
      <button type="submit" className="btn" aria-disabled={isBusy}>
        {isBusy ? words.calculating : words.calculate}
      </button>
    </form>
  )
}

type MeasureProps = {
  readonly calculator: CalculatorName
  readonly field: MeasureField
  readonly value: string | undefined
  readonly problem: string | undefined
}

const MeasureBox = ({ calculator, field, value, problem }: MeasureProps) => {
  const help = words.hint(calculator, field)
  return (
    <FieldFrame name={field.name} label={words.fieldLabel(field)} help={help} problem={problem}>
      <input
        id={field.name}
        name={field.name}
        defaultValue={value ?? field.initial ?? ""}
        inputMode={field.unit === "count" ? "numeric" : "decimal"}
        autoComplete="off"
        maxLength={12}
        required
        aria-invalid={problem !== undefined}
        {...describedBy(field.name, help, problem)}
      />
    </FieldFrame>
  )
}

const PiecesField = ({ value, problem }: Pick<MeasureProps, "value" | "problem">) => (
  <FieldFrame name="pieces" label={words.pieces} help={words.piecesHint} problem={problem}>
    <textarea
      id="pieces"
      name="pieces"
      defaultValue={value ?? ""}
      rows={6}
      maxLength={MOST_TEXT}
      autoComplete="off"
      spellCheck={false}
      required
      aria-invalid={problem !== undefined}
      {...describedBy("pieces", words.piecesHint, problem)}
    />
  </FieldFrame>
)

/** The goods of a role by the kinds of their category. */
const GoodsField = ({ choice: { role, options, slug, isOptional } }: { readonly choice: GoodsChoice }) => {
  const groups = new Map<string, Array<GoodsChoice["options"][number]>>()
  for (const option of options) groups.set(option.group, [...(groups.get(option.group) ?? []), option])
  return (
    <FieldFrame name={role} label={words.roles[role]}>
      <select id={role} name={role} defaultValue={slug}>
        {isOptional ? <option value="">{words.noPlinths}</option> : null}
        {[...groups].map(([group, some]) =>
          group === "" ? (
            <Options key="" options={some} />
          ) : (
            <optgroup key={group} label={group}>
              <Options options={some} />
            </optgroup>
          )
        )}
      </select>
    </FieldFrame>
  )
}

const byName = new Intl.Collator("en-AU", { numeric: true })

const Options = ({ options }: Pick<GoodsChoice, "options">) =>
  options
    .toSorted((one, other) => byName.compare(one.name, other.name))
    .map(({ slug, name }) => (
      <option key={slug} value={slug}>
        {name}
      </option>
    ))
