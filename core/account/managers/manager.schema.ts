/** Managers as they are answered. */
import { Schema } from "effect"
import { NameText } from "../../bounds.schema.ts"
import type { Manager } from "./manager.ts"

/** [ACM-01] [CALL-27] */
export const ManagerSchema = Schema.Struct({
  name: NameText,
  phone: NameText,
  email: NameText,
  picture: Schema.optionalKey(NameText)
}) satisfies Schema.Codec<Manager>
