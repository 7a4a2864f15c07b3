/** How long a delivery takes, in words. */
import { assert, describe, it } from "@effect/vitest"
import { isRemote, shownTime, type UndatedDelivery } from "../../../../core/delivery/schedule/shown-time.ts"

describe("The shown time", () => {
  it.each<readonly [string, UndatedDelivery, string | undefined]>([
    ["a parcel", { by: "parcel" }, "5–15 business days"],
    ["a parcel abroad", { by: "intl_parcel" }, "2–3 weeks"],
    ["a truck to a remote area", { by: "truck", roadMetres: 150_001 }, "Every 2–4 weeks"],
    ["a truck just near enough, which comes on a chosen day", { by: "truck", roadMetres: 150_000 }, undefined],
    ["an Uber 90 minutes before the branch closes", { by: "uber", openMinutes: 90 }, "Within 90 minutes"],
    ["an Uber later than that", { by: "uber", openMinutes: 89 }, "ASAP"]
  ])("[DEL-06] of %s", (_, delivery, text) => assert.strictEqual(shownTime(delivery), text))

  it.each([
    [150_000, false],
    [150_001, true]
  ])("[DEL-06] %i m of road is remote: %s", (metres, is) => assert.strictEqual(isRemote(metres), is))
})
