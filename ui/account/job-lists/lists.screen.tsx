/** [JOB-01] A member's job lists, and those that others of the company share: starting one, removing one, putting it back. */
import { createFileRoute, getRouteApi, Link, useRouter } from "@tanstack/react-router"
import { observer } from "mobx-react-lite"
import { useState } from "react"
import { dateText, melbourneDay } from "../../../core/melbourne.ts"
import { Field } from "../../kit/field.tsx"
import { type Column, Table } from "../../kit/list/table.tsx"
import { useFirstWrongField } from "../../kit/use-first-wrong-field.ts"
import { loadedHead } from "../../page/page-head.ts"
import type { JobListSummary } from "../../session/job-list-names.ts"
import { jobListPageWords as words } from "../../words/job-lists.ts"
import { ErrorMessage } from "../parts/error-message.tsx"
import { LoadFailure } from "../parts/load-failure.tsx"
import { NoScriptNotice } from "../parts/no-script-notice.tsx"
import { DoneMessage } from "./done-message.tsx"
import styles from "./job-lists.module.css"
import { JobListsViewModel } from "./job-lists.view-model.ts"
import { useListChoice } from "./use-list-choice.ts"

export const Route = createFileRoute("/_shop/_job-lists/joblist")({
  loader: async ({ context }) => ({
    head: { title: words.title, description: words.description, path: "/joblist", noIndex: true },
    answer: await context.call("GET /users/joblist/all", { query: {} })
  }),
  staleTime: 0,
  head: loadedHead,
  component: JobListsScreen
})

const root = getRouteApi("__root__")

function JobListsScreen() {
  const { answer } = Route.useLoaderData()
  return (
    <>
      <h1>{words.title}</h1>
      <p>{words.lead}</p>
      <NoScriptNotice />
      {answer.ok ? <JobLists lists={answer.data.lists} /> : <LoadFailure failure={answer} />}
    </>
  )
}

const JobLists = observer(({ lists }: { readonly lists: ReadonlyArray<JobListSummary> }) => {
  const router = useRouter()
  const [model] = useState(
    () => new JobListsViewModel(router.options.context.call, () => router.invalidate({ sync: true }))
  )
  const choice = useListChoice()
  const remove = async (list: JobListSummary) => {
    await model.remove(list)
    if (model.removed?.id === list.id) await choice?.markDeleted(list.id)
  }
  return (
    <>
      <NewList model={model} />
      <DoneMessage model={model} />
      <ErrorMessage problem={model.problem} className={styles.said} />
      {lists.length === 0 ? (
        <div className={styles.none}>
          <p>{words.none}</p>
          <p className="soft">{words.noneHelp}</p>
          <Link to="/" className="btn quiet">
            {words.shop}
          </Link>
        </div>
      ) : (
        <ListTable lists={lists} isBusy={model.isSaving} onRemove={(list) => void remove(list)} />
      )}
    </>
  )
})

const NewList = observer(({ model }: { readonly model: JobListsViewModel }) => {
  const navigate = Route.useNavigate()
  const focusFirstWrong = useFirstWrongField()
  const create = async (form: HTMLFormElement) => {
    const id = await model.create()
    if (id) await navigate({ to: "/joblist/$id", params: { id } })
    else if (model.nameProblem) focusFirstWrong(form)
  }
  return (
    <form
      noValidate
      className={styles.new}
      onSubmit={(event) => {
        event.preventDefault()
        void create(event.currentTarget)
      }}
    >
      <Field
        name="list-name"
        label={words.newName}
        help={words.newHelp}
        autoComplete="off"
        value={model.name}
        problem={model.nameProblem}
        onType={(name) => model.type(name)}
      />
      <button type="submit" className="btn" aria-disabled={model.isSaving}>
        {model.isSaving ? words.creating : words.create}
      </button>
    </form>
  )
})

type TableProps = {
  readonly lists: ReadonlyArray<JobListSummary>
  readonly isBusy: boolean
  readonly onRemove: (list: JobListSummary) => void
}

const ListTable = ({ lists, isBusy, onRemove }: TableProps) => {
  const { member } = root.useLoaderData()
  const columns: ReadonlyArray<Column<JobListSummary>> = [
    {
      head: words.name,
      isRowHead: true,
      isTyped: true,
      cell: ({ id, name, isShared }) => (
        <span className={styles.name}>
          <Link to="/joblist/$id" params={{ id }}>
            {name}
          </Link>
          {isShared ? <span className={styles.tag}>{words.sharedTag}</span> : null}
        </span>
      )
    },
    { head: words.lines, isNumber: true, cell: ({ linesCount }) => <span className="num">{linesCount}</span> },
    { head: words.changed, isCompact: true, cell: ({ changedAt }) => dateText(melbourneDay(changedAt)) },
    {
      head: words.owner,
      isTyped: true,
      cell: ({ isOwn, ownerName }) => (isOwn && member ? words.you : ownerName)
    },
    {
      head: words.actions,
      isAction: true,
      cell: (list) =>
        list.isOwn ? (
          <button
            type="button"
            className="link"
            aria-label={words.removeList(list.name)}
            aria-disabled={isBusy}
            onClick={() => onRemove(list)}
          >
            {words.remove}
          </button>
        ) : null
    }
  ]
  return (
    <div className={styles.lists}>
      <Table
        words={{ caption: words.title, sortBy: "", sortedUp: "", sortedDown: "" }}
        columns={columns}
        rows={lists}
        rowKey={({ id }) => id}
        sort=""
        addressSorted={() => ({})}
        isBusy={isBusy}
      />
    </div>
  )
}
