/** A form of the content as it is filled in: which fields it shows, what is wrong, and whether it was sent. */
import { runInAction } from "mobx"
import type { ApiCalls } from "../../../../adapters/browser/api-client.ts"
import type { ShopClient } from "../../../../adapters/client.ts"
import { formEntryProblems, shownFields } from "../../../../core/content/forms/form-submission.ts"
import { melbourneDate } from "../../../../core/melbourne.ts"
import { isRecord, type UnknownRecord } from "../../../../core/record.ts"
import { formFieldWords } from "../../../../core/words/form-field.ts"
import { autoObservable } from "../../../kit/auto-observable.ts"
import type { TabDraft } from "../../../kit/tab-draft.ts"

export type ContentForm = ApiCalls["GET /cms/gf/v2/forms/:id"]["data"]
export type FormField = ContentForm["fields"][number]

type Shop = Pick<ShopClient, "submitForm">

/** What was filled in, by the key of each field; files are not kept. */
export type FormDraft = { readonly values: Readonly<Record<string, ReadonlyArray<string>>> }

const isKept = (type: FormField["type"]): boolean => type !== "file" && type !== "hidden"

const isTexts = (value: unknown): value is ReadonlyArray<string> =>
  Array.isArray(value) && value.every((one) => typeof one === "string")

export const parseFormDraft = ({ values }: UnknownRecord): FormDraft | undefined =>
  isRecord(values) && Object.values(values).every(isTexts) ? { values: values as FormDraft["values"] } : undefined

export class FormViewModel {
  /** By the key of each field; several values only of checkboxes. */
  readonly values = new Map<string, ReadonlyArray<string>>()
  readonly files = new Map<string, ReadonlyArray<File>>()
  /** By the key of each field. */
  problems: Readonly<Record<string, string>> = {}
  isSending = false
  /** Why it was not taken, where that is of no one field. */
  failure: string | undefined
  /** What is said once it was taken. */
  thanks: string | undefined

  readonly form: ContentForm
  private readonly shop: Shop
  private readonly draft: TabDraft<FormDraft>

  constructor(form: ContentForm, shop: Shop, draft: TabDraft<FormDraft>) {
    this.form = form
    this.shop = shop
    this.draft = draft
    for (const { key, value } of form.fields) if (value !== undefined) this.values.set(key, [value])
    autoObservable<this, "shop" | "draft">(this, { form: false, shop: false, draft: false }, { autoBind: true })
  }

  /** [EXP-58] Fields that the form has no more, and what the shop itself filled in out of sight, are left out. */
  restore(): void {
    const kept = this.draft.read()
    for (const { key, type } of this.form.fields) {
      const values = kept?.values[key]
      if (values !== undefined && isKept(type)) this.values.set(key, values)
    }
  }

  get fields(): ReadonlyArray<FormField> {
    return shownFields(this.form.fields, this.values)
  }

  /** What was wrong with a field is so no more once it is changed. */
  setValues(key: string, values: ReadonlyArray<string>): void {
    this.values.set(key, values)
    this.clearProblem(key)
    this.keepDraft()
  }

  setFiles(key: string, files: ReadonlyArray<File>): void {
    this.files.set(key, files)
    this.clearProblem(key)
  }

  private keepDraft(): void {
    const kept = this.form.fields.flatMap(({ key, type }) => {
      const values = this.values.get(key)
      return values !== undefined && isKept(type) ? [[key, values] as const] : []
    })
    this.draft.write({ values: Object.fromEntries(kept) })
  }

  private clearProblem(key: string): void {
    const { [key]: _, ...others } = this.problems
    this.problems = others
  }

  /** A field that was left empty is told at the end alone: somebody may yet come back to it. */
  async checkField(key: string): Promise<void> {
    if (!this.values.get(key)?.some((value) => value.trim() !== "")) return
    const problem = (await this.findProblems())[key]
    runInAction(() => {
      if (problem !== undefined) this.problems = { ...this.problems, [key]: problem }
    })
  }

  private async findProblems(): Promise<Readonly<Record<string, string>>> {
    const read = async (file: File) => new Uint8Array(await file.arrayBuffer())
    const files = await Promise.all(
      [...this.files].map(async ([key, chosen]) => [key, await Promise.all(chosen.map(read))] as const)
    )
    const entries = { values: this.values, files: new Map(files) }
    const { fields, uploads } = this.form
    return formEntryProblems(fields, entries, { today: melbourneDate(Date.now()), uploads })
  }

  /** Sends it where it is right, once; answers the key of the first field that is wrong. */
  async submit(): Promise<string | undefined> {
    if (this.isSending || this.thanks !== undefined) return undefined
    this.isSending = true
    this.failure = undefined
    try {
      const problems = await this.findProblems()
      if (Object.keys(problems).length > 0) return this.setProblems(problems, formFieldWords.wrong)
      const answer = await this.shop.submitForm(this.form, this.entries())
      if (!answer.ok) return this.setProblems(answer.fields ?? {}, answer.msg)
      this.draft.remove()
      runInAction(() => {
        this.thanks = answer.data.thanks
      })
    } catch {
      // A file that was moved or changed since it was chosen can't be read.
      return this.setProblems({}, formFieldWords.fileGone)
    } finally {
      runInAction(() => {
        this.isSending = false
      })
    }
    return undefined
  }

  private setProblems(problems: Readonly<Record<string, string>>, failure: string): string | undefined {
    this.problems = problems
    this.failure = failure
    return this.fields.find(({ key }) => problems[key] !== undefined)?.key
  }

  private entries(): FormData {
    const entries = new FormData()
    for (const { key, type } of this.fields) {
      for (const value of this.values.get(key) ?? []) if (type !== "file") entries.append(key, value)
      for (const file of this.files.get(key) ?? []) if (type === "file") entries.append(key, file)
    }
    return entries
  }
}
