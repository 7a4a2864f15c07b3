/** Reads the words of a PDF that pdfkit made, in the order in which they are drawn; a space that keeps a line together is one as any other. */
import { inflateSync } from "node:zlib"

/** Each piece of text that the papers draw, one a line. */
export const pdfText = (pdf: Buffer): string => {
  const source = pdf.toString("latin1")
  const streams = [...source.matchAll(/stream\r?\n([\s\S]*?)endstream/g)].map(([, body = ""]) =>
    Buffer.from(body, "latin1")
  )
  return streams
    .flatMap((stream) => {
      try {
        return [inflateSync(stream).toString("latin1")]
      } catch {
        return []
      }
    })
    .flatMap((drawn) => [...drawn.matchAll(/\[([^\]]*)\]\s*TJ/g)])
    .map(([, parts = ""]) =>
      [...parts.matchAll(/<([0-9a-f]*)>/gi)].map(([, hex = ""]) => Buffer.from(hex, "hex").toString("latin1")).join("")
    )
    .join("\n")
    .replaceAll("\u00a0", " ")
}
