/** How the company likes things: a window in which an administrator chooses for everybody who acts for it. */
import { getRouteApi, useRouter } from "@tanstack/react-router"
import { observer } from "mobx-react-lite"
import { useEffect } from "react"
import { poAsks } from "../../../core/identity/po-policy.ts"
import { describedBy, FieldFrame } from "../../kit/field-frame.tsx"
import { Modal } from "../../kit/modal.tsx"
import { tabDraft } from "../../kit/tab-draft.ts"
import type { Member } from "../../session/session-page.ts"
import { overviewWords, poSettingsWords, settingsWords } from "../../words/my-account.ts"
import parts from "../parts/company.module.css"
import { DialogActions } from "../parts/dialog-actions.tsx"
import { Select } from "../parts/select.tsx"
import { useDraftModel } from "../parts/use-draft-model.ts"
import { useFocusOnMessage } from "../parts/use-focus-on-message.ts"
import styles from "../parts/windows.module.css"
import {
  CompanySettingsViewModel,
  parseSettingsDraft,
  type CompanySettings as Settings,
  settingsDraft
} from "./company-settings.view-model.ts"

type Props = {
  readonly member: Member
  /** Nothing where they could not be had. */
  readonly settings: Settings | undefined
}

/** [COMP-03] [PERM-03] Only for who may change them. That they are kept is said, too, where they can't be had again afterwards. */
export const CompanySettings = observer(({ member, settings }: Props) => {
  const router = useRouter()
  const model = useDraftModel(
    settingsDraft,
    member,
    () =>
      new CompanySettingsViewModel(
        router.options.context.call,
        () => router.invalidate({ sync: true }),
        tabDraft("settings", member, parseSettingsDraft)
      )
  )
  useEffect(() => model.restore(), [model])
  const focusProps = useFocusOnMessage<HTMLDivElement>(model.message)
  return (
    <>
      {settings ? (
        <p className={parts.said}>
          <button type="button" className="btn quiet" onClick={() => model.open(settings)}>
            {settingsWords.change}
          </button>
        </p>
      ) : null}
      <div role="status" {...focusProps}>
        {model.message ? <p className={`notice good ${parts.said}`}>{model.message}</p> : null}
      </div>
      {model.draft ? (
        <Modal title={settingsWords.title} onClose={() => model.close()} isBusy={model.isSaving}>
          <Choices model={model} draft={model.draft} />
        </Modal>
      ) : null}
    </>
  )
})

const root = getRouteApi("__root__")

const Choices = observer(({ model, draft }: { model: CompanySettingsViewModel; draft: Settings }) => {
  const { branches } = root.useLoaderData()
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        void model.save()
      }}
    >
      <p>{settingsWords.help}</p>
      <fieldset>
        <legend>{overviewWords.prices}</legend>
        {[false, true].map((exGst) => (
          <label key={String(exGst)} className={styles.choice}>
            <input
              type="radio"
              name="prices"
              checked={draft.showExcGstPricing === exGst}
              onChange={() => model.setGstDisplay(exGst)}
            />
            {exGst ? overviewWords.exGst : overviewWords.inclGst}
          </label>
        ))}
      </fieldset>
      <Select
        label={<span className={styles.legend}>{overviewWords.branch}</span>}
        value={draft.branchId}
        nothing={settingsWords.noBranch}
        options={branches.map(({ id, name }) => [id, name])}
        onChoose={(id) => model.setHomeBranch(id)}
      />
      <PoChoice model={model} draft={draft} />
      <DialogActions model={model} />
    </form>
  )
})

/** [PO-01] */
const PoChoice = observer(({ model, draft }: { model: CompanySettingsViewModel; draft: Settings }) => {
  const ask = draft.poPolicy?.ask ?? "optional"
  return (
    <>
      <fieldset>
        <legend>{poSettingsWords.title}</legend>
        {poAsks.map((one) => (
          <label key={one} className={styles.choice}>
            <input type="radio" name="po" checked={ask === one} onChange={() => model.setPoAsk(one)} />
            {poSettingsWords.asks[one]}
          </label>
        ))}
      </fieldset>
      {ask === "list" ? (
        <FieldFrame name="poCodes" label={poSettingsWords.codes} help={poSettingsWords.codesHelp}>
          <textarea
            id="poCodes"
            name="poCodes"
            rows={5}
            value={model.codesText}
            {...describedBy("poCodes", poSettingsWords.codesHelp, undefined)}
            onChange={({ target }) => model.typeCodes(target.value)}
          />
        </FieldFrame>
      ) : null}
    </>
  )
})
