/** How much a request may hold. */

import { claimUploads } from "../../core/billing/claims/claim-problems.ts"
import { defaultUploads } from "../../core/fields/uploads.ts"
import { MAX_PHOTO_BYTES } from "../../core/ordering/runs/delivery-proof.ts"

/** The most that a request without files may hold, bytes: an order of 200 lines is a quarter of it. */
export const MAX_BODY_BYTES = 256 * 1024

/** A form with as many files as it may have, each as large as it may be, and room for what stands around them. */
export const MAX_FORM_BYTES = defaultUploads.mostFiles * defaultUploads.mostBytes + MAX_BODY_BYTES

const photos = claimUploads(defaultUploads)

/** A claim with as many photographs as it may have, and room for what stands around them. */
export const MAX_CLAIM_BYTES = photos.mostFiles * photos.mostBytes + MAX_BODY_BYTES

/** A delivery's photograph in base64, which is four signs for three bytes, and room for what stands around it. */
export const MAX_PROOF_BYTES = Math.ceil(MAX_PHOTO_BYTES / 3) * 4 + MAX_BODY_BYTES
