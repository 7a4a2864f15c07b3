/** The window in which an order's PO/Job number, instructions and contact are changed. */
import { useRouter } from "@tanstack/react-router"
import { observer } from "mobx-react-lite"
import type { ApiCalls } from "../../../adapters/browser/api-client.ts"
import type { OrderEdit as Texts } from "../../../core/orders/order-edit.ts"
import { fieldNames } from "../../../core/words/field.ts"
import { Field } from "../../kit/field.tsx"
import { Modal } from "../../kit/modal.tsx"
import { useFirstWrongField } from "../../kit/use-first-wrong-field.ts"
import type { Member } from "../../session/session-page.ts"
import { orderEditFormWords as words } from "../../words/orders.ts"
import { DialogActions } from "../parts/dialog-actions.tsx"
import { useDraftModel } from "../parts/use-draft-model.ts"
import { useFocusOnMessage } from "../parts/use-focus-on-message.ts"
import styles from "../parts/windows.module.css"
import { OrderEditViewModel, orderEditDraft } from "./order-edit.view-model.ts"
import own from "./orders.module.css"

type SalesOrder = ApiCalls["GET /users/details/salesorder/listone"]["data"]
/** What of an order or a quote it takes to change its texts. */
type EditedOrder = Pick<
  SalesOrder,
  "orderNo" | "editable" | "customerOrderNo" | "instructions" | "contactName" | "contactPhone"
>
type Props = {
  readonly order: EditedOrder
  readonly member: Member
  /** What the window is called; of an order unless given. */
  readonly title?: string
  /** In a list, where there is little room, of its button. */
  readonly label?: string
}

/** [ENT-04] [CALL-12] Only for who may change it, and while anything of it can be changed. */
export const OrderEdit = observer(({ order, member, title = words.title, label }: Props) => {
  const router = useRouter()
  const { orderNo, editable } = order
  const model = useDraftModel(
    orderEditDraft(orderNo),
    member,
    () => new OrderEditViewModel(router.options.context.call, orderNo, () => router.invalidate({ sync: true }))
  )
  const focusProps = useFocusOnMessage<HTMLDivElement>(model.message)
  const open = () =>
    model.open({
      newPo: order.customerOrderNo ?? "",
      newInstructions: order.instructions,
      newContactName: order.contactName,
      newContactPhone: order.contactPhone
    })
  return (
    <>
      {editable.length > 0 ? (
        <p className={own.change}>
          <button type="button" className="btn quiet" onClick={open} {...(label ? { "aria-label": words.change } : {})}>
            {label ?? words.change}
          </button>
        </p>
      ) : null}
      <div role="status" {...focusProps}>
        {model.message ? <p className={`notice good ${own.said}`}>{model.message}</p> : null}
      </div>
      {model.draft ? (
        <Modal title={title} onClose={() => model.close()} isBusy={model.isSaving}>
          <Form model={model} draft={model.draft} editable={editable} />
        </Modal>
      ) : null}
    </>
  )
})

type FormProps = {
  readonly model: OrderEditViewModel
  readonly draft: Texts
  readonly editable: SalesOrder["editable"]
}

/** What can't be changed any more is left out, with the reason. */
const Form = observer(({ model, draft, editable }: FormProps) => {
  const focusFirstWrong = useFirstWrongField()
  const typed = (name: keyof Texts) => ({
    name,
    value: draft[name],
    problem: model.problems[name],
    onType: (text: string) => model.type(name, text),
    onLeave: () => model.validateField(name)
  })
  const save = async (form: HTMLFormElement) => {
    if (!(await model.save())) focusFirstWrong(form)
  }
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        void save(event.currentTarget)
      }}
    >
      <Field {...typed("newPo")} label={fieldNames.customerRefNo} autoComplete="off" optional plain />
      {editable.includes("newContactName") ? (
        <>
          <div className={styles.pair}>
            <Field {...typed("newContactName")} label={fieldNames.contactName} autoComplete="off" plain />
            <Field
              {...typed("newContactPhone")}
              label={fieldNames.phone}
              type="tel"
              inputMode="tel"
              autoComplete="off"
            />
          </div>
          <Field {...typed("newInstructions")} label={fieldNames.instructions} autoComplete="off" optional />
        </>
      ) : (
        <p className="soft">{words.onlyPo}</p>
      )}
      <DialogActions model={model} />
    </form>
  )
})
