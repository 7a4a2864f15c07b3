/** An answer that crosses the wire as it is in the shop: written as text at once, without a walk through every field of its schema. */
import type { Schema } from "effect"
import { jsonResponse } from "./json-response.ts"

/** For rows by the hundred whose fields were checked when they were written, or are the shop's own. `data` must hold nothing that the schema does not name. */
export const plainAnswer = <S extends Schema.Top>(data: S["Type"] & S["Encoded"]) => jsonResponse({ data })
