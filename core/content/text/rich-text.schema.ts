/** Text with headings, lists, tables and links as pages show it. It holds no HTML, so nothing in it can run. */
import { Schema } from "effect"
import { NameText, ProseText, UrlText, wholeBetween } from "../../bounds.schema.ts"
import { isLinkTarget } from "./link.ts"

export const LinkTarget = UrlText.check(
  Schema.makeFilter<string>(isLinkTarget, {
    expected: "a page of the shop such as /returns, or an address that starts with https, mailto or tel"
  })
)

/** Some words that look alike: all of them strong, or part of one link. */
export const TextSpan = Schema.Struct({
  text: ProseText,
  marks: Schema.optionalKey(Schema.Array(Schema.Literals(["strong", "emphasis", "code"])).check(Schema.isMaxLength(3))),
  to: Schema.optionalKey(LinkTarget)
})
export type TextSpan = typeof TextSpan.Type

const most = <S extends Schema.Top>(item: S, count: number) => Schema.Array(item).check(Schema.isMaxLength(count))

const Line = most(TextSpan, 200)

/** One paragraph, heading, list, quotation or table. A page's own title is its only heading of level 1. */
export const TextBlock = Schema.Union([
  Schema.Struct({ is: Schema.Literal("heading"), level: wholeBetween({ minimum: 2, maximum: 4 }), text: NameText }),
  Schema.Struct({ is: Schema.Literal("paragraph"), line: Line }),
  Schema.Struct({ is: Schema.Literal("list"), isNumbered: Schema.Boolean, items: most(Line, 200) }),
  Schema.Struct({ is: Schema.Literal("quotation"), lines: most(Line, 50) }),
  Schema.Struct({ is: Schema.Literal("table"), columns: most(Line, 12), rows: most(most(Line, 12), 300) })
])
export type TextBlock = typeof TextBlock.Type

export const RichText = most(TextBlock, 300)
export type RichText = typeof RichText.Type
