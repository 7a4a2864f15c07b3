/** What a customer may still change of an order. */
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { changedFields, editableFields, editOrder, orderEditOf } from "../../../core/orders/order-edit.ts"

const order = {
  status: "placed",
  customerRefNo: "PO-17",
  instructions: "Gate code 4",
  contact: { contactName: "Kim Lee", phone: "0397641234" }
} as const
const before = orderEditOf(order)
const all = ["newPo", "newInstructions", "newContactName", "newContactPhone"] as const

describe("[ENT-04] Changing an order", () => {
  it("[ENT-04] begins with what the order holds; no PO/Job number is an empty one", () => {
    expect(before).toEqual({
      newPo: "PO-17",
      newInstructions: "Gate code 4",
      newContactName: "Kim Lee",
      newContactPhone: "0397641234"
    })
    const { customerRefNo: _, ...without } = order
    expect(orderEditOf(without).newPo).toBe("")
  })

  it.each([
    ["awaiting-payment", []],
    ["placed", all],
    ["preparing", all],
    ["ready", all],
    ["on-the-way", ["newPo"]],
    ["delivered", ["newPo"]],
    ["collected", ["newPo"]],
    ["cancelled", []]
  ] as const)("[CALL-12] %s: these fields can change", (status, fields) =>
    expect(editableFields(status)).toEqual(fields)
  )

  it("[ENT-04] keeps the new texts without the blanks around them, and tells which differ", () => {
    expect(editOrder(order, { ...before, newPo: " PO-18 ", newContactPhone: "0491 570 737" })).toEqual({
      is: "changed",
      edit: { ...before, newPo: "PO-18", newContactPhone: "0491 570 737" },
      fields: ["newPo", "newContactPhone"]
    })
  })

  it.each([
    [{ newPo: "x".repeat(41) }, { newPo: "40 max characters" }],
    [{ newInstructions: "x".repeat(501) }, { newInstructions: "500 max characters" }],
    [{ newContactName: " " }, { newContactName: "Contact name is required" }],
    [
      { newContactName: "Win at prize.example.com" },
      { newContactName: "A name can't have a web or e-mail address in it" }
    ],
    [{ newContactPhone: "" }, { newContactPhone: "Phone is required" }],
    [{ newContactPhone: "0197641234" }, { newContactPhone: "Must start with 02 to 09" }]
  ])("[VAL-01] [VAL-03] refuses %j", (change, fields) =>
    expect(editOrder(order, { ...before, ...change })).toEqual({
      is: "refused",
      msg: "Check the marked fields, then save again.",
      fields
    })
  )

  it("[CALL-12] once the goods have left, only the PO/Job number changes, and nothing of a change with more in it", () => {
    const gone = { ...order, status: "collected" } as const
    expect(editOrder(gone, { ...before, newPo: "" })).toMatchObject({ is: "changed", edit: { newPo: "" } })
    const msg = "The goods have left the store. Only the PO/Job number can be changed now."
    expect(editOrder(gone, { ...before, newPo: "", newInstructions: "Leave at the gate" })).toEqual({
      is: "refused",
      msg,
      fields: { newInstructions: msg }
    })
  })

  it("[CALL-12] what stays as it is was right once, and is refused at no time", () => {
    const imported = { ...order, status: "collected", contact: { contactName: "", phone: "9764 1234" } } as const
    expect(editOrder(imported, orderEditOf(imported))).toEqual({ is: "unchanged" })
    expect(editOrder(imported, { ...orderEditOf(imported), newPo: "7" })).toMatchObject({ is: "changed" })
  })

  const text = fc.string({ minLength: 1, maxLength: 40, unit: "grapheme" }).filter((one) => one.trim() !== "")
  const edits = fc.record({
    newPo: text,
    newInstructions: text,
    newContactName: text,
    newContactPhone: fc.constantFrom("0397641234", "0491 570 737 ")
  })
  it("[ENT-04] a change that was made changes nothing the second time", () => {
    fc.assert(
      fc.property(edits, (edit) => {
        const result = editOrder(order, edit)
        fc.pre(result.is === "changed")
        const { newPo, newInstructions, newContactName, newContactPhone } = result.edit
        const after = {
          customerRefNo: newPo,
          instructions: newInstructions,
          contact: { contactName: newContactName, phone: newContactPhone }
        }
        expect(changedFields(after, edit)).toEqual([])
      })
    )
  })
})
