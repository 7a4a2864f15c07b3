/** [CLM-01] The form by which goods of an invoice are claimed: how much of each line, what is wrong, a note and photos. */
import { observer } from "mobx-react-lite"
import { claimReasons } from "../../../core/billing/claims/claim.ts"
import { MAX_CLAIM_NOTE } from "../../../core/billing/claims/claim-problems.ts"
import type { ClaimableLine } from "../../../core/billing/claims/claim-quantity.ts"
import { linePartText } from "../../../core/orders/line-part-text.ts"
import { claimWords } from "../../../core/words/claim.ts"
import { describedBy, FieldFrame } from "../../kit/field-frame.tsx"
import { useFirstWrongField } from "../../kit/use-first-wrong-field.ts"
import { claimsWords as words } from "../../words/claims.ts"
import { formWords } from "../../words/form.ts"
import { ErrorMessage } from "../parts/error-message.tsx"
import { NoScriptNotice } from "../parts/no-script-notice.tsx"
import formStyles from "../parts/part-form.module.css"
import { PartLine } from "../parts/part-line.tsx"
import type { ClaimFormViewModel } from "./claim-form.view-model.ts"
import styles from "./claims.module.css"

type Props = { readonly form: ClaimFormViewModel }
type Names = { readonly nameOf: (position: number) => string }

/** What is left of the line, and the box for how much of it is claimed. */
const Line = observer(({ form, line, name }: Props & { readonly line: ClaimableLine; readonly name: string }) => (
  <PartLine
    name={name}
    note={line.left > 0 ? words.atMost(linePartText(line.unit, line.left)) : words.claimed}
    label={words.quantityOf(name)}
    part={line}
    value={form.typed(line.position)}
    invalid={form.isWrong(line)}
    onType={(typed) => form.setQuantity(line.position, typed)}
  />
))

const Lines = observer(({ form, nameOf }: Props & Names) => (
  <fieldset className={formStyles.lines} aria-describedby="claim-lines-problem">
    <legend>{words.lines}</legend>
    <ul>
      {form.lines.map((line) => (
        <Line key={line.position} form={form} line={line} name={nameOf(line.position)} />
      ))}
    </ul>
    <span id="claim-lines-problem" className={formStyles.problem}>
      {form.problems.lines}
    </span>
  </fieldset>
))

const fieldOf = (name: string, problem: string | undefined, help?: string) => ({
  id: `claim-${name}`,
  name,
  "aria-invalid": problem !== undefined,
  ...describedBy(`claim-${name}`, help, problem)
})

const Reason = observer(({ form }: Props) => {
  const { reason: problem } = form.problems
  return (
    <FieldFrame name="claim-reason" label={words.reason} problem={problem} hasPlace>
      <select
        {...fieldOf("reason", problem)}
        value={form.reason ?? ""}
        required
        onChange={({ target }) => form.setReason(claimReasons.find((reason) => reason === target.value))}
      >
        <option value="">{words.choose}</option>
        {claimReasons.map((reason) => (
          <option key={reason} value={reason}>
            {claimWords.reasons[reason]}
          </option>
        ))}
      </select>
    </FieldFrame>
  )
})

const Note = observer(({ form }: Props) => {
  const { note: problem } = form.problems
  const mark = form.reason === "other" ? undefined : formWords.optional
  return (
    <FieldFrame name="claim-note" label={words.note} mark={mark} help={words.noteHelp} problem={problem} hasPlace>
      <textarea
        {...fieldOf("note", problem, words.noteHelp)}
        rows={4}
        value={form.note}
        // The browser counts UTF-16 units: twice what the rule allows, so that an emoji is one character to both.
        maxLength={2 * MAX_CLAIM_NOTE}
        onChange={({ target }) => form.setNote(target.value)}
      />
    </FieldFrame>
  )
})

const Photos = observer(({ form }: Props) => {
  const { photos: problem } = form.problems
  const help = words.photosHelp(form.uploads)
  return (
    <FieldFrame
      name="claim-photos"
      label={words.photos}
      mark={formWords.optional}
      help={help}
      problem={problem}
      hasPlace
    >
      <input
        {...fieldOf("photos", problem, help)}
        type="file"
        multiple
        accept={form.uploads.types.join(",")}
        onChange={({ target }) => form.setPhotos([...(target.files ?? [])])}
      />
      {form.arePhotosGone ? <p className={styles.again}>{words.photosAgain}</p> : null}
      {form.photos.length > 0 ? (
        <ul className={styles.files}>
          {form.photos.map(({ name, size, lastModified }) => (
            <li key={`${name} ${size} ${lastModified}`}>{formWords.file(name, size)}</li>
          ))}
        </ul>
      ) : null}
    </FieldFrame>
  )
})

/** `onSent` is called once it was taken. */
export const ClaimForm = observer(({ form, nameOf, onSent }: Props & Names & { readonly onSent: () => void }) => {
  const focusFirstWrong = useFirstWrongField()
  return (
    <form
      className={formStyles.form}
      noValidate
      onSubmit={async (event) => {
        event.preventDefault()
        const element = event.currentTarget
        if (await form.send()) onSent()
        else focusFirstWrong(element)
      }}
    >
      <NoScriptNotice />
      <Lines form={form} nameOf={nameOf} />
      <Reason form={form} />
      <Note form={form} />
      {form.uploads.types.length > 0 ? <Photos form={form} /> : null}
      <ErrorMessage problem={form.failure} />
      <button type="submit" className="btn" disabled={form.isSending}>
        {form.isSending ? words.sending : words.send}
      </button>
    </form>
  )
})
