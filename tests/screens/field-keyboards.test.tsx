/** Each field that is typed into brings the keyboard of its kind, says what a browser may fill in, and is not corrected where it is a name or a code. */
import { readFileSync } from "node:fs"
import { renderToStaticMarkup } from "react-dom/server"
import { parseSync } from "vite"
import { describe, expect, it } from "vitest"
import type { FormField as ContentField, FormViewModel } from "../../ui/storefront/blocks/form/form.view-model.ts"
import { FormField } from "../../ui/storefront/blocks/form/form-field.tsx"
import { sourceFiles } from "../house/import-list.ts"
import { isNode, nodesIn, type SyntaxNode } from "../house/syntax-tree.ts"

const nameOf = (node: unknown): string => (isNode(node) ? String(node.name ?? node.value ?? "") : "")

/** What is written out for an attribute: each text that may stand there, or nothing where it is worked out. */
const textsOf = (value: unknown): ReadonlyArray<string> => {
  if (value === null) return ["true"]
  if (!isNode(value)) return []
  if (value.type === "JSXExpressionContainer" || value.type === "TSAsExpression") return textsOf(value.expression)
  if (value.type === "ConditionalExpression") return [...textsOf(value.consequent), ...textsOf(value.alternate)]
  return value.type === "Literal" ? [String(value.value)] : []
}

/** By its name, such as `autoComplete`; the texts of each joined. */
type Attributes = Readonly<Record<string, string>>

type Field = {
  readonly where: string
  /** Everything that tells what is typed there. */
  readonly identity: string
  readonly attributes: Attributes
  /** What its caller gives is not known here. */
  readonly isFrame: boolean
}

/** A part that is a field with some attributes of its own. */
const parts: Readonly<Record<string, Attributes>> = {
  input: {},
  Field: {},
  TypedField: { plain: "true" },
  EmailField: { plain: "true", type: "email", inputMode: "email" }
}

const notTyped = /^(hidden|radio|checkbox|file|date|time)$/

const fieldsIn = (file: string, text: string): ReadonlyArray<Field> => {
  const nodes = nodesIn(parseSync(file, text).program as unknown as SyntaxNode)
  const valuesOf = (properties: ReadonlyArray<SyntaxNode>): Attributes =>
    Object.fromEntries(
      properties
        .filter(({ type }) => type === "Property")
        .map(({ key, value }) => [nameOf(key), textsOf(value).join(" ") || "?"])
    )
  const objectsIn = (node: unknown): Attributes =>
    isNode(node)
      ? Object.assign(
          {},
          ...nodesIn(node).map((one) =>
            one.type === "ObjectExpression" ? valuesOf(one.properties as ReadonlyArray<SyntaxNode>) : {}
          )
        )
      : {}
  const declared = (name: string) => nodes.find(({ type, id }) => type === "VariableDeclarator" && nameOf(id) === name)
  const spread = (
    value: SyntaxNode
  ): { readonly hint: string; readonly attributes: Attributes; readonly isFrame: boolean } => {
    if (value.type === "CallExpression") {
      const [hint] = (value.arguments as ReadonlyArray<SyntaxNode>).flatMap(textsOf)
      const made = declared(nameOf(value.callee))
      return { hint: hint ?? "", attributes: made ? objectsIn(made.init) : {}, isFrame: false }
    }
    if (value.type === "Identifier") {
      const made = declared(nameOf(value))
      return { hint: "", attributes: made ? objectsIn(made.init) : {}, isFrame: made === undefined }
    }
    return { hint: "", attributes: objectsIn(value), isFrame: false }
  }
  return nodes
    .filter(({ type, name }) => type === "JSXOpeningElement" && nameOf(name) in parts)
    .map((element) => {
      const all = element.attributes as ReadonlyArray<SyntaxNode>
      const spreads = all
        .filter(({ type }) => type === "JSXSpreadAttribute")
        .map(({ argument }) => spread(argument as SyntaxNode))
      const own = Object.fromEntries(
        all
          .filter(({ type }) => type === "JSXAttribute")
          .map(({ name, value }) => [nameOf(name), textsOf(value).join(" ") || "?"])
      )
      const attributes = Object.assign({}, parts[nameOf(element.name)], ...spreads.map((one) => one.attributes), own)
      const label = all.find(({ name }) => nameOf(name) === "label")
      const said = label ? text.slice(label.start, label.end) : ""
      const hints = spreads.map(({ hint }) => hint).join(" ")
      return {
        where: `${file}:${text.slice(0, element.start).split("\n").length}`,
        identity: [attributes.name, attributes.id, attributes.type, hints, said].join(" "),
        attributes,
        isFrame: spreads.some(({ isFrame }) => isFrame)
      }
    })
    .filter(({ attributes }) => !notTyped.test(attributes.type ?? "") && attributes.readOnly === undefined)
}

const isPlain = ({ plain, autoCorrect, spellCheck }: Attributes) =>
  plain === "true" || (autoCorrect === "off" && spellCheck === "false")

/** The first that fits what is typed counts. */
const kinds: ReadonlyArray<
  readonly [kind: RegExp, problems: (attributes: Attributes) => ReadonlyArray<string | false>]
> = [
  [
    /\bsearch\b/,
    (of) => [!isPlain(of) && "is corrected", of.enterKeyHint !== "search" && "its Enter key does not say search"]
  ],
  [
    /e-?mail/i,
    (of) => [
      (of.type !== "email" || of.inputMode !== "email") && "has no keyboard for e-mail",
      !isPlain(of) && "is corrected",
      !/\b(email|username|off)$/.test(of.autoComplete ?? "") && "is filled in as something else"
    ]
  ],
  [
    /phone|mobile/i,
    (of) => [
      (of.type !== "tel" || of.inputMode !== "tel") && "has no keyboard for phone numbers",
      !/\b(tel|off)$/.test(of.autoComplete ?? "") && "is filled in as something else"
    ]
  ],
  [
    /postcode/i,
    (of) => [
      of.inputMode !== "numeric" && "has no keyboard for digits",
      !/\bpostal-code$/.test(of.autoComplete ?? "") && "is filled in as something else"
    ]
  ],
  [
    /password|confirmation/i,
    (of) => [!/^(current|new)-password$/.test(of.autoComplete ?? "") && "no password manager knows it"]
  ],
  [
    /card(Number|Expiry|Cvc)/,
    (of) => [
      of.inputMode !== "numeric" && "has no keyboard for digits",
      !/^cc-(number|exp|csc)$/.test(of.autoComplete ?? "") && "is filled in as something else"
    ]
  ],
  [
    /\bcode\b/,
    (of) => [
      of.inputMode !== "numeric" && "has no keyboard for digits",
      of.autoComplete !== "one-time-code" && "is not taken from a message"
    ]
  ],
  [/orderNo|width|limit/i, (of) => [!/^(numeric|decimal)/.test(of.inputMode ?? "") && "has no keyboard for digits"]],
  [/(contact|first|last)Name|cardName|customerRefNo|compare-add/i, (of) => [!isPlain(of) && "is corrected"]]
]

const problemsOf = ({ where, identity, attributes, isFrame }: Field): ReadonlyArray<string> => {
  if (isFrame) return []
  const ofKind = kinds.find(([kind]) => kind.test(identity))?.[1](attributes) ?? []
  return [...ofKind, attributes.autoComplete === undefined && "does not say what a browser may fill in"]
    .filter((problem) => problem !== false)
    .map((problem) => `${where} ${problem}`)
}

/** The frames that others are made of, and the form that content describes. */
const frames = ["ui/kit/field.tsx", "ui/account/parts/typed-field.tsx", "ui/storefront/blocks/form/form-field.tsx"]

describe("A field that is typed into", () => {
  it("is found with what stands around it, and told where its keyboard is another one's", () => {
    const text = `
      const typed = (name) => ({ name, autoComplete: "off" })
      const Form = (props) => <>
        <Field {...typed("email")} type="email" inputMode="email" plain />
        <Field {...typed("email")} type="email" />
        <Field name="phone" type="tel" inputMode="tel" autoComplete="tel" />
        <input name="phone" autoComplete="tel" />
        <input type="search" name="query" autoComplete="off" autoCorrect="off" spellCheck={false} enterKeyHint="search" />
        <input type="search" name="query" autoComplete="off" />
        <Field {...field("postcode")} {...(isHere ? { inputMode: "numeric" } : {})} autoComplete="shipping postal-code" />
        <input type="checkbox" name="phone" />
        <input name="suburb" />
        <TypedField {...props} />
      </>`
    expect(fieldsIn("a.tsx", text).flatMap(problemsOf)).toEqual([
      "a.tsx:5 has no keyboard for e-mail",
      "a.tsx:5 is corrected",
      "a.tsx:7 has no keyboard for phone numbers",
      "a.tsx:9 is corrected",
      "a.tsx:9 its Enter key does not say search",
      "a.tsx:12 does not say what a browser may fill in"
    ])
  })

  it("has the keyboard of its kind, in every form of the shop", () => {
    const fields = sourceFiles(["ui"])
      .filter((file) => file.endsWith(".tsx") && !frames.includes(file))
      .flatMap((file) => fieldsIn(file, readFileSync(file, "utf8")))
    expect(fields.length).toBeGreaterThan(60)
    expect(fields.flatMap(problemsOf)).toEqual([])
  })

  it.each([
    ["email", "email", ['type="email"', 'autoComplete="email"', 'autoCorrect="off"']],
    ["phone", "phone", ['type="tel"', 'autoComplete="tel"']],
    ["mobile", "mobile", ['type="tel"', 'autoComplete="tel"']],
    ["postcode", "postcode", ['inputMode="numeric"', 'autoComplete="postal-code"']],
    ["abn", "abn", ['inputMode="numeric"', 'autoComplete="off"']],
    ["acn", "acn", ['inputMode="numeric"', 'autoComplete="off"']],
    ["number", "sheets", ['inputMode="decimal"', 'autoComplete="off"']],
    ["text", "name", ['autoComplete="name"', 'autoCorrect="off"']],
    ["text", "firstName", ['autoComplete="given-name"', 'autoCorrect="off"']],
    ["text", "lastName", ['autoComplete="family-name"', 'autoCorrect="off"']],
    ["text", "company", ['autoComplete="organization"', 'autoCorrect="off"']],
    ["paragraph", "message", ["<textarea"]]
  ])("of the content, of type %s with the key %s: %j", (type, key, expected) => {
    const field = { key, type, label: "Label", isRequired: true } as ContentField
    const form = { form: { id: "contact" }, values: new Map(), files: new Map(), problems: {} }
    const html = renderToStaticMarkup(<FormField field={field} form={form as unknown as FormViewModel} />)
    for (const attribute of expected) expect(html.toLowerCase()).toContain(attribute.toLowerCase())
  })
})
