/** Where a member writes a review of what they bought. */
import { observer } from "mobx-react-lite"
import { MAX_REVIEW_LENGTH, starCounts } from "../../../core/catalogue/reviews/review.ts"
import { reviewWords } from "../../../core/words/review.ts"
import { describedBy, FieldFrame } from "../../kit/field-frame.tsx"
import { useFirstWrongField } from "../../kit/use-first-wrong-field.ts"
import { reviewWords as words } from "../../words/review.ts"
import styles from "./reviews.module.css"
import type { ReviewsViewModel } from "./reviews.view-model.ts"

type Props = { readonly model: ReviewsViewModel }

/** A button first; it asks whether the member bought the product. */
export const ReviewForm = observer(({ model }: Props) => (
  <>
    {model.own?.mayWrite ? <Fields model={model} /> : null}
    {model.own?.mayWrite === false ? <p className="notice">{reviewWords.notBought}</p> : null}
    {model.own ? null : (
      <button type="button" className="btn quiet" onClick={() => void model.open()}>
        {words.write}
      </button>
    )}
    <p role="alert" className={styles.problem}>
      {model.problem}
    </p>
    <p role="status">{model.notice}</p>
  </>
))

const Fields = observer(({ model }: Props) => {
  const focusFirstWrong = useFirstWrongField()
  const help = words.saysHelp(MAX_REVIEW_LENGTH)
  return (
    <form
      method="post"
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        const form = event.currentTarget
        void model.send().then((isSent) => {
          if (!isSent && (model.starsProblem || model.saysProblem)) focusFirstWrong(form)
        })
      }}
    >
      <fieldset className={styles.choice}>
        <legend>{words.stars}</legend>
        {starCounts.map((stars) => (
          <label key={stars}>
            <input
              type="radio"
              name="stars"
              checked={model.stars === stars}
              aria-invalid={model.starsProblem !== undefined}
              onChange={() => model.choose(stars)}
            />{" "}
            {words.starCount(stars)}
          </label>
        ))}
        {model.starsProblem ? <p className={styles.problem}>{model.starsProblem}</p> : null}
      </fieldset>
      <FieldFrame name="review-says" label={words.says} help={help} problem={model.saysProblem}>
        <textarea
          id="review-says"
          rows={5}
          value={model.says}
          aria-invalid={model.saysProblem !== undefined}
          {...describedBy("review-says", help, model.saysProblem)}
          onChange={(event) => model.type(event.target.value)}
        />
      </FieldFrame>
      <button type="submit" className="btn" disabled={model.isSending}>
        {model.isSending ? words.sending : words.send}
      </button>
    </form>
  )
})
