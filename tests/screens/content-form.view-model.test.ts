/** A form of the content as it is filled in: its fields, what is wrong, sending, and what comes back. */
import { describe, expect, it, vi } from "vitest"
import type { ShopClient } from "../../adapters/client.ts"
import { defaultUploads } from "../../core/fields/uploads.ts"
import { type ContentForm, FormViewModel, parseFormDraft } from "../../ui/storefront/blocks/form/form.view-model.ts"
import { draftIn } from "./memory-tab.ts"

const form: ContentForm = {
  id: "job",
  ticket: "ticket-1",
  botCheck: { kind: "work", bits: 1 },
  uploads: defaultUploads,
  title: "Send your job",
  submit: "Send",
  thanks: "Thank you.",
  fields: [
    { key: "account", type: "hidden", label: "Account", value: "Trade", isRequired: false },
    { key: "kind", type: "radio", label: "Kind", isRequired: true, options: ["Sole trader", "Company"] },
    { key: "acn", type: "acn", label: "ACN", isRequired: true, showWhen: { key: "kind", value: "Company" } },
    { key: "email", type: "email", label: "E-mail", isRequired: true },
    { key: "start", type: "date", label: "Start", isRequired: false, disabled: { cutOff: "today" } },
    { key: "plans", type: "file", label: "Plans", isRequired: false, most: 1 }
  ]
}

type Answer = Awaited<ReturnType<ShopClient["submitForm"]>>
const taken: Answer = { ok: true, data: { thanks: "Thank you, Jo." } }
const refused = (status: number, fields?: Record<string, string>): Answer => ({
  ok: false,
  error: true,
  status,
  code: "X",
  msg: "Not now.",
  ...(fields ? { fields } : {})
})

const opened = (answer: Answer | Promise<Answer> = taken) => {
  const submitForm = vi.fn<ShopClient["submitForm"]>(async () => answer)
  const model = new FormViewModel(form, { submitForm }, draftIn(parseFormDraft))
  const sent = () =>
    [...(submitForm.mock.calls.at(-1)?.[1] ?? [])].map(([key, value]) => [
      key,
      value instanceof File ? value.name : value
    ])
  return { model, submitForm, sent }
}
const keys = (model: FormViewModel) => model.fields.map(({ key }) => key)
const pdf = new File(["%PDF-1.7"], "plan.pdf")

describe("A form of the content", () => {
  it("[CMS-03] shows a field only while the one that it waits for has its value, and sends no other", async () => {
    const { model, sent } = opened()
    expect(keys(model)).toEqual(["account", "kind", "email", "start", "plans"])
    model.setValues("kind", ["Company"])
    expect(keys(model)).toContain("acn")
    model.setValues("acn", ["004 085 616"])
    model.setValues("kind", ["Sole trader"])
    model.setValues("email", ["jo@x.example"])
    model.setFiles("plans", [pdf])
    expect(await model.submit()).toBeUndefined()
    expect(sent()).toEqual([
      ["account", "Trade"],
      ["kind", "Sole trader"],
      ["email", "jo@x.example"],
      ["plans", "plan.pdf"]
    ])
    expect(model.thanks).toBe("Thank you, Jo.")
    await model.submit()
  })

  it("[VAL-01] [VAL-02] [VAL-06] names what is wrong in the shop's words, first field first, and sends nothing", async () => {
    const { model, submitForm } = opened()
    model.setValues("kind", ["Company"])
    model.setValues("acn", ["004 085 617"])
    model.setFiles("plans", [new File(["GIF89a"], "plan.pdf", { type: "application/pdf" })])
    expect(await model.submit()).toBe("acn")
    expect(model.problems).toEqual({
      acn: "The ACN you entered is not valid",
      email: "E-mail is required",
      plans: "Uploaded file type is not allowed"
    })
    expect(model.failure).toBe("Some of the form isn't right yet. What to change is marked.")
    expect([submitForm.mock.calls.length, model.isSending]).toEqual([0, false])
    model.setValues("acn", ["004 085 616"])
    expect(Object.keys(model.problems)).toEqual(["email", "plans"])
    model.setFiles("plans", [pdf, pdf])
    expect(await model.submit()).toBe("email")
    expect(model.problems.plans).toBe("Reached maximum input limit of 1")
  })

  it("[VAL-04] takes no day that the form leaves out, by Melbourne's today", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-23T23:59:59+11:00") })
    const { model } = opened()
    const told = async (day: string) => {
      model.setValues("start", [day])
      await model.checkField("start")
      return model.problems.start
    }
    expect([await told("2026-11-23"), await told("2026-11-24")]).toEqual(["Invalid date selected", undefined])
    vi.setSystemTime(Date.now() + 1000)
    expect(await told("2026-11-24")).toBe("Invalid date selected")
    vi.useRealTimers()
  })

  it("checks a field when it is left, unless it is empty", async () => {
    const { model } = opened()
    await model.checkField("email")
    expect(model.problems).toEqual({})
    model.setValues("email", ["x"])
    await model.checkField("email")
    expect(model.problems).toEqual({ email: "Please enter a valid email address" })
  })

  it.each([
    ["fields that the server finds wrong", refused(400, { email: "No." }), { email: "No." }, "email"],
    ["too many forms", refused(429), {}, undefined],
    ["no answer", refused(0), {}, undefined]
  ])("keeps all that was filled in after %s, says so, and can be sent again", async (_, answer, problems, first) => {
    const { model, submitForm, sent } = opened(answer)
    model.setValues("kind", ["Sole trader"])
    model.setValues("email", ["jo@x.example"])
    expect(await model.submit()).toBe(first)
    expect([model.failure, model.problems, model.isSending, model.thanks]).toEqual([
      "Not now.",
      problems,
      false,
      undefined
    ])
    submitForm.mockResolvedValueOnce(taken)
    await model.submit()
    expect(sent()).toContainEqual(["email", "jo@x.example"])
    expect([model.thanks, model.failure]).toEqual(["Thank you, Jo.", undefined])
  })

  it("is sent once, however often the button is pressed, and not again after thanks", async () => {
    const answer = Promise.withResolvers<Answer>()
    const { model, submitForm } = opened(answer.promise)
    model.setValues("kind", ["Sole trader"])
    model.setValues("email", ["jo@x.example"])
    const presses = [model.submit(), model.submit()]
    expect(model.isSending).toBe(true)
    answer.resolve(taken)
    await Promise.all(presses)
    await model.submit()
    expect(submitForm).toHaveBeenCalledTimes(1)
  })

  it("says that a file which was moved since it was chosen can't be read", async () => {
    const { model } = opened()
    const gone = new File(["x"], "gone.pdf")
    gone.arrayBuffer = () => Promise.reject(new DOMException("gone", "NotFoundError"))
    model.setFiles("plans", [gone])
    await model.submit()
    expect([model.failure, model.isSending]).toEqual(["A file can't be read any more. Please choose it again.", false])
  })
})
