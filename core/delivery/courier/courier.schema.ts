/** Why a courier does not come. */
import { Schema } from "effect"
import { Identifier } from "../../bounds.schema.ts"

/** It was asked and said no, by its own code: too far, no such address, nobody free. Asking again changes nothing. */
export class CourierRefused extends Schema.TaggedError<CourierRefused>()("CourierRefused", { code: Identifier }) {}
