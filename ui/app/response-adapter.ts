/** Router serialization adapter for API responses and plain data: passes their JSON text from the server render to the browser. */
import { createSerializationAdapter } from "@tanstack/react-router"
import { isPlainData } from "../page/plain-data.ts"
import { responseText } from "./shop.ts"

/** The router writes anything else value by value, which takes the server several times as long. */
export const responseAdapter = createSerializationAdapter({
  key: "answer",
  test: (value: unknown): value is object => responseText(value) !== undefined || isPlainData(value),
  toSerializable: (data) => responseText(data) ?? JSON.stringify({ data }),
  fromSerializable: (text: string): object => JSON.parse(text).data
})
