/** What was typed and not sent: over a reload it is there again, for its writer alone, until it is sent or closed. */
import { afterEach, describe, expect, it, vi } from "vitest"
import type { CallApi } from "../../adapters/browser/api-client.ts"
import type { ShopClient } from "../../adapters/client.ts"
import type { ClaimableLine } from "../../core/billing/claims/claim-quantity.ts"
import { defaultUploads } from "../../core/fields/uploads.ts"
import { ClaimFormViewModel, parseClaimDraft } from "../../ui/account/claims/claim-form.view-model.ts"
import { EnquiryViewModel, parseEnquiryDraft } from "../../ui/account/job-lists/enquiry.view-model.ts"
import { ApprovalReasonViewModel } from "../../ui/account/orders/approval-reason.view-model.ts"
import { PastedListViewModel } from "../../ui/cart/pasted-list.view-model.ts"
import { parseTextDraft, tabDraft } from "../../ui/kit/tab-draft.ts"
import { clearOthersTabDrafts, clearTabDrafts } from "../../ui/kit/tab-draft-keys.ts"
import type { TabStorage } from "../../ui/kit/tab-storage.ts"
import { type ContentForm, FormViewModel, parseFormDraft } from "../../ui/storefront/blocks/form/form.view-model.ts"
import { dana, draftIn, memoryTab } from "./memory-tab.ts"

const DAY_MS = 86_400_000
const refuse: CallApi = async () => ({ ok: false, error: true, status: 503, code: "DOWN", msg: "Not now." })
const accept = (async () => ({ ok: true, data: {} })) as unknown as CallApi
const takes: ShopClient["submitForm"] = async () => ({ ok: true, data: { thanks: "Thanks." } })
const refuses: ShopClient["submitForm"] = async () => ({
  ok: false,
  error: true,
  status: 503,
  code: "DOWN",
  msg: "Not now."
})

afterEach(() => vi.useRealTimers())

describe("The draft of a form", () => {
  it("[EXP-58] is its writer's alone: no other contact, company or guest finds it, nor another form", () => {
    const tab = memoryTab()
    draftIn(parseTextDraft, tab).write({ text: "Too dear" })
    expect(draftIn(parseTextDraft, tab).read()).toEqual({ text: "Too dear" })
    const others = [{ ...dana, contactId: "P02" }, { ...dana, customerId: "2002" }, undefined]
    for (const owner of others) expect(tabDraft("form", owner, parseTextDraft, tab).read()).toBeUndefined()
    expect(tabDraft("form 2", dana, parseTextDraft, tab).read()).toBeUndefined()
  })

  it("[EXP-58] is gone after a day, and is nothing where something else stands in its place", () => {
    const tab = memoryTab()
    const draft = draftIn(parseTextDraft, tab)
    vi.useFakeTimers({ now: 0 })
    draft.write({ text: "Too dear" })
    vi.setSystemTime(DAY_MS - 1)
    expect(draft.read()).toEqual({ text: "Too dear" })
    vi.setSystemTime(DAY_MS)
    expect(draft.read()).toBeUndefined()
    const [key = ""] = tab.keys()
    for (const broken of ["", "{", "null", "[]", '{"version":"0.0.0","value":{"text":"old"}}']) {
      tab.setItem(key, broken)
      expect(draft.read()).toBeUndefined()
    }
  })

  it("[EXP-58] breaks no form where the browser keeps nothing for a tab", () => {
    const refusing = () => {
      throw new Error("denied")
    }
    const none: TabStorage = { getItem: refusing, setItem: refusing, removeItem: refusing, keys: refusing }
    const reason = new ApprovalReasonViewModel(draftIn(parseTextDraft, none))
    reason.restore()
    reason.type("Too dear")
    expect(reason.text).toBe("Too dear")
    reason.end()
    clearTabDrafts(none)
  })

  it("[AUTH-10] [EXP-58] is gone with a log-out on purpose, whoever wrote it; what else the tab keeps stays", () => {
    const tab = memoryTab()
    tab.setItem("lineal/reloaded-for", "1")
    draftIn(parseTextDraft, tab).write({ text: "Too dear" })
    tabDraft("form", undefined, parseTextDraft, tab).write({ text: "A guest's" })
    clearTabDrafts(tab)
    expect(tab.keys()).toEqual(["lineal/reloaded-for"])
  })
})

it("[T58] [EXP-58] of other members nothing is left once somebody is logged in; a guest's, and their own for another company, stay", () => {
  const tab = memoryTab()
  const owners = [dana, { ...dana, customerId: "2002" }, { ...dana, contactId: "P010" }, { ...dana, contactId: "P02" }]
  for (const owner of [...owners, undefined]) tabDraft("form", owner, parseTextDraft, tab).write({ text: "Too dear" })
  tab.setItem("lineal/reloaded-for", "1")
  clearOthersTabDrafts(dana.contactId, tab)
  expect([...tab.keys()].toSorted()).toEqual([
    "lineal/draft/P01|2001/form",
    "lineal/draft/P01|2002/form",
    "lineal/draft/guest/form",
    "lineal/reloaded-for"
  ])
})

describe("A pasted list", () => {
  const opened = (tab: TabStorage, call = refuse) => {
    const model = new PastedListViewModel(call, async () => undefined, draftIn(parseTextDraft, tab))
    model.restore()
    return model
  }

  it("[EXP-58] is there again after a reload, until its window is closed", () => {
    const tab = memoryTab()
    const before = opened(tab)
    before.open()
    before.type("T9045-54, 20")
    expect(opened(tab).text).toBe("T9045-54, 20")
    before.close()
    expect(opened(tab).text).toBe("")
    before.open()
    expect(opened(tab).text).toBe("T9045-54, 20")
  })

  it("[EXP-58] stays where the shop can't be asked; of one that was added the lines that are left stay", async () => {
    const tab = memoryTab()
    const failed = opened(tab)
    failed.type("T9045-54, 20")
    await failed.add()
    expect(opened(tab).text).toBe("T9045-54, 20")
    const added = opened(tab)
    added.type("four bolts")
    await added.add()
    expect([added.added, opened(tab).text]).toEqual([0, "four bolts"])
    added.type("")
    expect(tab.keys()).toEqual([])
  })
})

describe("A claim", () => {
  const line = (position: number, left: number): ClaimableLine => ({ position, left, step: 1, unit: "EA" })
  const opened = (tab: TabStorage, submitForm = takes, lines = [line(0, 7), line(1, 2)]) => {
    const invoice = { invoiceNo: "100234", invoiceSuffix: "01" }
    const form = new ClaimFormViewModel(
      { submitForm },
      invoice,
      { lines, uploads: defaultUploads },
      draftIn(parseClaimDraft, tab)
    )
    form.restore()
    return form
  }
  const filledIn = (tab: TabStorage, submitForm = takes) => {
    const form = opened(tab, submitForm)
    form.setQuantity(0, "2")
    form.setQuantity(1, "1")
    form.setReason("damaged")
    form.setNote("Split")
    return form
  }

  it("[EXP-58] is there again after a reload with all but its photos, and says that those are to be chosen anew", () => {
    const tab = memoryTab()
    expect(opened(tab).isOpen).toBe(false)
    filledIn(tab).setPhotos([new File(["x"], "a.jpg")])
    const form = opened(tab, takes, [line(0, 7), line(1, 0)])
    expect([form.isOpen, form.typed(0), form.typed(1), form.reason, form.note, form.arePhotosGone]).toEqual([
      true,
      "2",
      "",
      "damaged",
      "Split",
      true
    ])
    form.setPhotos([new File(["x"], "b.jpg")])
    expect(form.arePhotosGone).toBe(false)
  })

  it("[CLM-01] [EXP-58] sent after a reload it is the claim that was sent before it", async () => {
    const tab = memoryTab()
    const keys: Array<unknown> = []
    const note: ShopClient["submitForm"] = (_, entries) => {
      keys.push(entries.get("key"))
      return refuses({ path: "/" } as never, entries)
    }
    await filledIn(tab, note).send()
    await opened(tab, note).send()
    expect([keys.length, new Set(keys).size]).toEqual([2, 1])
  })

  it("[EXP-58] is gone once it was sent or closed, and emptied it is none", async () => {
    const tab = memoryTab()
    await filledIn(tab).send()
    expect(tab.keys()).toEqual([])
    filledIn(tab).setOpen(false)
    expect(tab.keys()).toEqual([])
    const form = filledIn(tab)
    form.setOpen(false)
    form.setOpen(true)
    expect(tab.keys()).toHaveLength(1)
    for (const position of [0, 1]) form.setQuantity(position, "")
    form.setReason(undefined)
    form.setNote("")
    expect(tab.keys()).toEqual([])
  })
})

describe("An enquiry", () => {
  const known = { contactName: "Dana", company: "Ironbark", phone: "0391234567", email: "dana@ironbark.example" }
  const opened = (tab: TabStorage, call = accept) => {
    const model = new EnquiryViewModel(call, "deck", known, draftIn(parseEnquiryDraft, tab))
    model.restore()
    return model
  }

  it("[EXP-58] is there again after a reload, before who enquired last, until it is sent", async () => {
    const tab = memoryTab()
    opened(tab, refuse).type("contactName", "Priya")
    const again = opened(tab)
    again.prefill({ contactName: "Kim", phone: "0397641234", email: "kim@lee.example" })
    expect(again.draft).toEqual({ ...known, contactName: "Priya" })
    await again.send()
    expect([again.isSent, opened(tab).draft]).toEqual([true, known])
  })

  it("[EXP-58] stays where the shop does not take it", async () => {
    const tab = memoryTab()
    const model = opened(tab, refuse)
    model.type("contactName", "Priya")
    await model.send()
    expect(opened(tab).draft.contactName).toBe("Priya")
  })
})

it("[EXP-58] the reason of an approval is there again after a reload, until it is decided or emptied", () => {
  const tab = memoryTab()
  const opened = () => {
    const model = new ApprovalReasonViewModel(draftIn(parseTextDraft, tab))
    model.restore()
    return model
  }
  opened().type("Too dear")
  const again = opened()
  expect(again.text).toBe("Too dear")
  again.end()
  expect(opened().text).toBe("")
  opened().type("Wrong site")
  opened().type("")
  expect(tab.keys()).toEqual([])
})

describe("A form of the content", () => {
  const form: ContentForm = {
    id: "quote",
    ticket: "ticket-1",
    botCheck: { kind: "work", bits: 1 },
    uploads: defaultUploads,
    title: "Ask for a quote",
    submit: "Send",
    thanks: "Thank you.",
    fields: [
      { key: "says", type: "paragraph", label: "The job", isRequired: true },
      { key: "plans", type: "file", label: "Plans", isRequired: false, most: 1 },
      { key: "page", type: "hidden", label: "Page", value: "/decks", isRequired: false }
    ]
  }
  const opened = (tab: TabStorage, submitForm = takes) => {
    const model = new FormViewModel(form, { submitForm }, draftIn(parseFormDraft, tab))
    model.restore()
    return model
  }

  it("[EXP-58] is there again after a reload without its files and what the page fills in, until it is sent", async () => {
    const tab = memoryTab()
    const before = opened(tab, refuses)
    before.setValues("says", ["A deck"])
    before.setValues("page", ["/tampered"])
    await before.submit()
    const again = opened(tab)
    expect([...again.values]).toEqual([
      ["page", ["/decks"]],
      ["says", ["A deck"]]
    ])
    await again.submit()
    expect([again.thanks, tab.keys()]).toEqual(["Thanks.", []])
  })
})
