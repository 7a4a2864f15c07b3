/** What a form of the content says besides what staff wrote. */

const size = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`

export const formWords = {
  required: "required",
  optional: "optional",
  choose: "Choose one",
  sending: "Sending …",
  file: (name: string, bytes: number) => `${name}, ${size(bytes)}`
} as const
