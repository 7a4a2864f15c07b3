/** What a card says under the name: the sizes that its product comes in. */
import { type AttributeName, type Attributes, attributeDisplayText, attributeText } from "../product/attribute.ts"

type Sized = {
  readonly attributes: Attributes
  readonly length?: number
  readonly lengths?: ReadonlyArray<number>
}

/** What one variant of a product is chosen by: `5.4 m`, `14 g, 100 mm`; empty where there is nothing to choose. */
export const variantSizeText = (options: ReadonlyArray<AttributeName>, { attributes }: Sized): string =>
  options.map((name) => attributeDisplayText(name, attributes[name] ?? "")).join(", ")

/** What several variants that differ by one attribute are called, where it is not their size. */
const countNames: Partial<Record<AttributeName, string>> = { colour: "colours", pack: "packs" }

/**
 * `2.4 – 6.0 m` where only lengths differ, the one size where there is no choice, else `6 sizes`; with the attributes
 * that this tells of.
 */
export const cardSize = (
  options: ReadonlyArray<AttributeName>,
  variants: ReadonlyArray<Sized>
): { readonly text: string; readonly shows: ReadonlyArray<AttributeName> } => {
  const [only, ...others] = variants
  const lengths = variants
    .flatMap(({ length, lengths }) => lengths ?? (length === undefined ? [] : [length]))
    .sort((a, b) => a - b)
  const [shortest, longest] = [lengths[0], lengths.at(-1)]
  if (shortest !== undefined && longest !== undefined && options.every((name) => name === "length")) {
    const to = attributeText("length", longest)
    const text = shortest === longest ? to : `${attributeText("length", shortest).replace(/ m$/, "")} – ${to}`
    return { text, shows: ["length"] }
  }
  if (!only) return { text: "", shows: [] }
  if (others.length === 0) return { text: variantSizeText(options, only), shows: options }
  const [option] = options
  const name = options.length === 1 && option ? countNames[option] : undefined
  return { text: `${variants.length} ${name ?? "sizes"}`, shows: name && option ? [option] : [] }
}
