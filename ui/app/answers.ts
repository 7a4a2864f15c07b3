/** How what the shop answered gets from the server into the browser: as the JSON that it was, which both ends have at hand. */
import { createSerializationAdapter } from "@tanstack/react-router"
import { answerText } from "./shop.ts"

/** The router writes anything else value by value, which takes the server several times as long. */
export const answers = createSerializationAdapter({
  key: "answer",
  test: (value: unknown): value is object => answerText(value) !== undefined,
  toSerializable: (data) => answerText(data) ?? "",
  fromSerializable: (text: string): object => JSON.parse(text).data
})
