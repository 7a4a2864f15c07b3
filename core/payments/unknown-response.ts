/** Looks into an answer of which nothing is known yet. */
import { isRecord, type UnknownRecord } from "../record.ts"

export const asRecord = (answer: unknown): UnknownRecord | undefined => (isRecord(answer) ? { ...answer } : undefined)

/** A text with something in it. */
export const isText = (value: unknown): value is string => typeof value === "string" && value.trim() !== ""
