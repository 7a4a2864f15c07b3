/** What the settings say of files that people hand in. */
import { defaultUploads, type UploadRule } from "../../core/fields/uploads.ts"
import type { SettingValues } from "./setting-values.ts"

export type UploadVariable = "UPLOAD_TYPES" | "UPLOAD_MEGABYTES"

/** [VAL-06] As many of each as usual. */
export const uploadRule = ({ UPLOAD_TYPES, UPLOAD_MEGABYTES }: Pick<SettingValues, UploadVariable>): UploadRule => {
  const names = UPLOAD_TYPES.split(",")
  return {
    ...defaultUploads,
    types: defaultUploads.types.filter((type) => names.includes(type.split("/")[1] ?? "")),
    mostBytes: UPLOAD_MEGABYTES * 1_000_000
  }
}
