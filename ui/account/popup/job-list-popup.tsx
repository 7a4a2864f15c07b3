/** The account popup's variant for job lists: puts what was chosen into one of the member's lists, or into a new one. */
import { Link } from "@tanstack/react-router"
import { observer } from "mobx-react-lite"
import { useEffect, useState } from "react"
import type { CallApi } from "../../../adapters/browser/api-client.ts"
import type { PriceRequest } from "../../../core/pricing/price.ts"
import { Field } from "../../kit/field.tsx"
import { Modal } from "../../kit/modal.tsx"
import type { JobListNames } from "../../session/job-list-names.ts"
import { jobListOfferWords as words } from "../../words/job-list-offer.ts"
import { ErrorMessage } from "../parts/error-message.tsx"
import { JobListOfferViewModel } from "./job-list-offer.view-model.ts"
import styles from "./job-list-popup.module.css"

type Props = {
  readonly call: CallApi
  readonly names: JobListNames
  readonly items: ReadonlyArray<PriceRequest>
  /** Reads the number in the header anew. */
  readonly onNewList: () => Promise<unknown>
  readonly onClose: () => void
}

/** [POP-01] A side panel with the job lists' title in the place of the account's. */
export const JobListPopup = observer(({ call, names, items, onNewList, onClose }: Props) => {
  const [model] = useState(() => new JobListOfferViewModel(call, names, items, onNewList))
  useEffect(() => void names.load(), [names])
  return (
    <Modal title={words.title} look="panel" onClose={onClose} isBusy={model.isSaving}>
      <div className={styles.popup}>
        <div role="status">
          {model.added ? (
            <p className="notice good">
              {words.added(model.added.lines, model.added.name)}{" "}
              <Link to="/joblist/$id" params={{ id: model.added.id }} onClick={onClose}>
                {words.open(model.added.name)}
              </Link>
            </p>
          ) : null}
        </div>
        <ErrorMessage problem={model.problem} />
        {model.added ? null : <Choice model={model} />}
      </div>
    </Modal>
  )
})

const Choice = observer(({ model }: { readonly model: JobListOfferViewModel }) => {
  const { lists, error } = model.names
  if (error) return <p className="notice warn">{words.loggedOut}</p>
  if (!lists)
    return model.names.isLoading ? (
      <p role="status">{words.loading}</p>
    ) : (
      <div className="notice bad" role="alert">
        <p>{words.failed}</p>
        <button type="button" className="btn quiet" onClick={() => void model.names.load()}>
          {words.retry}
        </button>
      </div>
    )
  const own = lists.filter(({ isOwn }) => isOwn)
  return (
    <>
      {own.length > 0 ? (
        <>
          <p className={styles.lead}>{words.choose(model.items.length)}</p>
          <ul className={styles.lists}>
            {own.map((list) => (
              <li key={list.id}>
                <button type="button" aria-disabled={model.isSaving} onClick={() => void model.addTo(list)}>
                  <b>{list.name}</b>
                  <span className="soft">{words.linesCount(list.linesCount)}</span>
                </button>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p>{words.none}</p>
      )}
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          void model.create()
        }}
      >
        <Field
          name="new-list"
          label={words.newName}
          autoComplete="off"
          value={model.name}
          problem={model.nameProblem}
          onType={(name) => model.type(name)}
        />
        <button type="submit" className="btn" aria-disabled={model.isSaving}>
          {model.isSaving ? words.adding : words.create}
        </button>
      </form>
    </>
  )
})
