/** What staff wrote, as pages show it. */
import { renderToStaticMarkup } from "react-dom/server"
import { expect, it } from "vitest"
import { RichTextView } from "../../ui/storefront/blocks/rich-text-view.tsx"

it("a table has a heading over each column that has a name, and none over the names of its rows", () => {
  const html = renderToStaticMarkup(
    <RichTextView
      anchors={[]}
      text={[
        { is: "table", columns: [[], [{ text: "Trade" }]], rows: [[[{ text: "Pay" }], [{ text: "in 30 days" }]]] }
      ]}
    />
  )
  expect(html).toContain('<tr><td></td><th scope="col">Trade</th></tr>')
  expect(html).toContain('<th scope="row">Pay</th><td>in 30 days</td>')
})
