/** What shoppers read is spelt one way: the sources of the shop's words, and the content that it brings with it. */
import { readdirSync, readFileSync } from "node:fs"
import { assert, it } from "@effect/vitest"
import { parseSync } from "vite"
import { sourceFiles } from "./import-list.ts"
import { childNodes, type SyntaxNode } from "./syntax-tree.ts"

/** [VAL-01] As the specification has it. */
const specified = new Set(["Please enter a valid email address"])

/** The texts below a node of a syntax tree, a template's parts each by itself; one small word is a name and no text. */
const textsBelow = (node: SyntaxNode): ReadonlyArray<string> => {
  if (node.type === "Literal" && typeof node.value === "string") return /[A-Z ]/.test(node.value) ? [node.value] : []
  if (node.type === "TemplateElement") return [String((node.value as { readonly raw: string }).raw)]
  return childNodes(node).flatMap(textsBelow)
}

const textsIn = (file: string): ReadonlyArray<string> =>
  textsBelow(parseSync(file, readFileSync(file, "utf8")).program as unknown as SyntaxNode)

const words = sourceFiles(["core", "adapters", "ui"]).filter((file) => /(^|\/)words\/|-words\.ts$/.test(file))
const content = readdirSync("fixtures/content", { recursive: true, encoding: "utf8" })
  .filter((file) => /\.(md|yaml)$/.test(file))
  .map((file) => `fixtures/content/${file}`)

it("an e-mail is called an e-mail wherever a shopper reads of one, but where the specification fixes the text", () => {
  assert.isAbove(words.length, 100)
  assert.isAbove(content.length, 30)
  const texts = [
    ...words.flatMap((file) => textsIn(file).map((text) => [file, text] as const)),
    // A form's field has its key and its type before its label.
    ...content.flatMap((file) =>
      [...readFileSync(file, "utf8").matchAll(/^.*\bemail\b.*$/gim)].map(
        ([line]) => [file, line.replace(/\b(key|type): \w+/g, "")] as const
      )
    )
  ]
  const wrong = texts.filter(([, text]) => /\bemail(s|ed|ing)?\b/i.test(text) && !specified.has(text))
  assert.deepStrictEqual(wrong, [])
})
