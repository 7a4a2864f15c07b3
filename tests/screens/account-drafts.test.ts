/** What was typed into the account's windows, a call-off and a review: over a reload it is there again, until it is sent or closed. */
import { describe, expect, it } from "vitest"
import type { CallApi } from "../../adapters/browser/api-client.ts"
import { CompanySettingsViewModel, parseSettingsDraft } from "../../ui/account/company/company-settings.view-model.ts"
import { type Contact, parseContactTabDraft } from "../../ui/account/contacts/contact-draft.ts"
import { ContactsViewModel } from "../../ui/account/contacts/contacts.view-model.ts"
import { CallOffViewModel, parseCallOffDraft } from "../../ui/account/quotes/call-off.view-model.ts"
import type { TabStorage } from "../../ui/kit/tab-storage.ts"
import { parseReviewDraft, ReviewsViewModel } from "../../ui/storefront/product/reviews.view-model.ts"
import { draftIn, memoryTab } from "./memory-tab.ts"

const refuse: CallApi = async () => ({ ok: false, error: true, status: 503, code: "DOWN", msg: "Not now." })
const accept = (async () => ({ ok: true, data: {} })) as unknown as CallApi
const nothing = async () => undefined

describe("A call-off", () => {
  const part = (place: number) => ({ place, unit: "EA" as const, step: 1, left: 10 })
  const opened = (tab: TabStorage, parts = [part(0), part(1)]) => {
    const form = new CallOffViewModel({ call: accept }, "100234", parts, draftIn(parseCallOffDraft, tab))
    form.restore()
    return form
  }

  it("[EXP-58] is there again after a reload, and after a look at how it is paid, of the lines of which something is left", async () => {
    const tab = memoryTab()
    const form = opened(tab)
    expect(form.isOpen).toBe(false)
    form.setQuantity(0, "4")
    form.setQuantity(1, "2")
    form.setDay("2026-12-01")
    expect(await form.ask()).toEqual({ quotes: "100234", parts: "0:4,1:2", day: "2026-12-01" })
    const again = opened(tab, [part(1)])
    expect([again.isOpen, again.typed(0), again.typed(1), again.day]).toEqual([true, "", "2", "2026-12-01"])
  })

  it("[EXP-58] is gone once it was closed, and emptied it is none", () => {
    const tab = memoryTab()
    const form = opened(tab)
    form.setQuantity(0, "4")
    form.setOpen(false)
    expect(opened(tab).isOpen).toBe(false)
    form.setOpen(true)
    expect(opened(tab).typed(0)).toBe("4")
    form.setQuantity(0, "")
    expect(tab.keys()).toEqual([])
  })
})

describe("A review", () => {
  const mayWrite = { mayWrite: true, own: { stars: 3, says: "Fine.", state: "published" } }
  const answering = (isTaken: boolean) =>
    (async (call: string) =>
      call.startsWith("GET")
        ? { ok: true, data: mayWrite }
        : isTaken
          ? { ok: true, data: {} }
          : refuse(call as never, {} as never)) as unknown as CallApi
  const opened = async (tab: TabStorage, isTaken = true) => {
    const model = new ReviewsViewModel(answering(isTaken), { id: "P1" }, undefined)
    await model.keepIn(draftIn(parseReviewDraft, tab))
    return model
  }

  it("[EXP-58] stands open after a reload as it was typed, also where the shop did not take it, until it was sent", async () => {
    const tab = memoryTab()
    const before = await opened(tab, false)
    expect(before.own).toBeUndefined()
    await before.open()
    before.choose(5)
    before.type("Straight and dry.")
    await before.send()
    const again = await opened(tab)
    expect([again.own?.mayWrite, again.stars, again.says]).toEqual([true, 5, "Straight and dry."])
    expect([await again.send(), tab.keys()]).toEqual([true, []])
    const published = await opened(tab)
    await published.open()
    expect([published.stars, published.says]).toEqual([3, "Fine."])
  })
})

describe("A company's settings", () => {
  const opened = (tab: TabStorage, call = accept) => {
    const model = new CompanySettingsViewModel(call, nothing, draftIn(parseSettingsDraft, tab))
    model.restore()
    return model
  }
  const changed = (tab: TabStorage, call = accept) => {
    const model = opened(tab, call)
    model.open({ showExcGstPricing: false, branchId: 25 })
    model.setGstDisplay(true)
    model.setHomeBranch(undefined)
    model.setPoAsk("list")
    model.typeCodes("J-100\nJ-2")
    return model
  }

  it("[EXP-58] stand open again after a reload as they were changed, also where the shop did not take them", async () => {
    const tab = memoryTab()
    await changed(tab, refuse).save()
    const again = opened(tab)
    expect([again.draft, again.codesText]).toEqual([
      { showExcGstPricing: true, poPolicy: { ask: "list", codes: ["J-100", "J-2"] } },
      "J-100\nJ-2"
    ])
  })

  it("[EXP-58] are gone once they were saved or closed; a window that was only looked at is no draft", async () => {
    const tab = memoryTab()
    await changed(tab).save()
    expect(tab.keys()).toEqual([])
    changed(tab).close()
    expect(tab.keys()).toEqual([])
    opened(tab).open({ showExcGstPricing: false })
    expect(opened(tab).draft).toBeUndefined()
  })
})

describe("A contact", () => {
  const lee: Contact = {
    id: "P04",
    email: "lee@ironbark.example",
    firstName: "Lee",
    lastName: "Tran",
    role: "contact",
    permissions: {}
  } as unknown as Contact
  const opened = (tab: TabStorage, call = accept, contacts = [lee]) => {
    const model = new ContactsViewModel(call, nothing, draftIn(parseContactTabDraft, tab))
    model.restore(contacts)
    return model
  }

  it("[EXP-58] who is invited stands in the form again after a reload, until the invitation is sent", async () => {
    const tab = memoryTab()
    const window = opened(tab, refuse).open({ kind: "add" })
    for (const [field, text] of [
      ["firstName", "Kim"],
      ["lastName", "Lee"],
      ["email", "kim@ironbark.example"],
      ["mobile", "0412 345 678"]
    ] as const)
      window.type(field, text)
    window.chooseRole("contact")
    window.setPermission("placeOnlineOrders", true)
    await window.save()
    const again = opened(tab).window
    expect(again?.content.kind).toBe("add")
    expect(again?.draft).toEqual(window.draft)
    expect([await again?.save(), tab.keys()]).toEqual([true, []])
  })

  it("[EXP-58] whose rights were changed is in the form again, unless they are no contact any more or it was closed", () => {
    const tab = memoryTab()
    opened(tab).open({ kind: "edit", contact: lee }).setPermission("placeOnlineOrders", true)
    const now = { ...lee, email: "lee.tran@ironbark.example" }
    const again = opened(tab, accept, [now]).window
    expect(again?.content).toEqual({ kind: "edit", contact: now })
    expect([again?.draft.permissions.placeOnlineOrders, again?.draft.email]).toEqual([true, now.email])
    expect([opened(tab, accept, []).window, tab.keys()]).toEqual([undefined, []])
    const closed = opened(tab)
    closed.open({ kind: "edit", contact: lee }).setPermission("placeOnlineOrders", true)
    closed.window?.close()
    expect([opened(tab).window, tab.keys()]).toEqual([undefined, []])
  })
})
