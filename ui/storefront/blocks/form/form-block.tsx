/** Where a form stands on a page: its code is fetched by pages that have one. */
import { LaterView, laterPart } from "../../../kit/later-view.tsx"
import { contentWords } from "../../../words/content.ts"
import type { ContentForm } from "./form.view-model.ts"

type Props = { readonly form: ContentForm; readonly isSent: boolean }

const NoForm = ({ reset }: { reset?: () => void }) => (
  <p className="notice">
    {contentWords.noForm}{" "}
    {reset ? (
      <button type="button" className="link" onClick={reset}>
        {contentWords.again}
      </button>
    ) : null}
  </p>
)

const load = () => import("./form-view.tsx").then(({ FormView }) => FormView)

const view = laterPart<Props>(load, import.meta.env.SSR ? await load() : undefined)

/** `form` is undefined where it can't be had. */
export const FormBlock = ({ form, isSent }: { form: ContentForm | undefined; isSent: boolean }) =>
  form ? (
    <LaterView
      key={form.id}
      part={view}
      props={{ form, isSent }}
      loading={<p role="status">{contentWords.loadingForm}</p>}
      failed={NoForm}
    />
  ) : (
    <NoForm />
  )
