/** What the shop takes of files, as it is set. */
import { Context } from "effect"
import type { UploadRule } from "./uploads.ts"

/** [VAL-06] A setting: the kinds, the greatest size and the number of files that people hand in. */
export class AcceptedUploads extends Context.Service<AcceptedUploads, UploadRule>()("core/fields/AcceptedUploads") {}
