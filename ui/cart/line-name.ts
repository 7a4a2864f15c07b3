/** What a line of the cart is called: the product, and what tells the variant. */
import { attributeDisplayText } from "../../core/catalogue/product/attribute.ts"
import { nonBreaking } from "../../core/non-breaking.ts"
import type { CartItem } from "../../core/ordering/cart/cart-item.ts"
import { displayedLength } from "../../core/units/entered-quantity.ts"

type Named = Pick<CartItem, "product" | "variation" | "length"> & {
  readonly inventory: Pick<CartItem["inventory"], "isRandomLength">
}

/** `Coach Screw 38 mm, Box of 25`, as the order calls it. [UOM-04] The length that was chosen of goods in mixed lengths stands at the end: no attribute says it. */
export const lineName = ({ product, variation, length, inventory: { isRandomLength } }: Named): string => {
  const { attributes } = variation
  const chosen = attributes.length ? undefined : displayedLength({ isRandomLength, ...(length ? { length } : {}) })
  const size = [...Object.values(attributes), chosen && attributeDisplayText("length", chosen)]
    .filter(Boolean)
    .join(", ")
  return nonBreaking(size ? `${product.name} ${size}` : product.name)
}
