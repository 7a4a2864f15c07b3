/** What goods can be filtered and counted by: every value of every quality, and the products or stock numbers that have it. */

/** A list of lists of numbers, kept in two arrays. */
export type PackedLists = { readonly from: Int32Array; readonly items: Int32Array }

const packLists = (lists: ReadonlyArray<ReadonlyArray<number>>): PackedLists => {
  const from = new Int32Array(lists.length + 1)
  lists.forEach((list, at) => {
    from[at + 1] = (from[at] as number) + list.length
  })
  const items = new Int32Array(from[lists.length] as number)
  lists.forEach((list, at) => {
    items.set(list, from[at] as number)
  })
  return { from, items }
}

type Facet = { readonly attribute: string; readonly value: string }

export type FacetIndex = {
  /** The attribute and the value of each facet, by its number: those of an attribute stand together, in order. */
  readonly values: ReadonlyArray<Facet>
  /** The facets of each attribute, from the first to before `end`. */
  readonly runs: ReadonlyMap<string, { readonly from: number; readonly end: number }>
  /** The facet's number, by attribute and value. */
  readonly numberOf: ReadonlyMap<string, ReadonlyMap<string, number>>
  readonly ofProduct: PackedLists
  readonly ofSku: PackedLists
  readonly products: PackedLists
  readonly skus: PackedLists
}

/** The numbers that facets were met under, put together by attribute and in the order of their values. */
const orderFacets = (numberOf: FacetIndex["numberOf"]): ReadonlyArray<number> =>
  [...numberOf.values()].flatMap((known) =>
    [...known].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, facetNumber]) => facetNumber)
  )

const runsOf = (numberOf: FacetIndex["numberOf"]): FacetIndex["runs"] => {
  let end = 0
  return new Map(
    [...numberOf].map(([attribute, { size }]) => {
      end += size
      return [attribute, { from: end - size, end }] as const
    })
  )
}

/** Collects facets while the products are read; a product's hold for all its stock numbers. */
export const createFacetIndexBuilder = () => {
  const values: Array<{ attribute: string; value: string }> = []
  const numberOf = new Map<string, Map<string, number>>()
  const products: Array<Array<number>> = []
  const skus: Array<Array<number>> = []
  const ofProduct: Array<Array<number>> = []
  const ofSku: Array<Array<number>> = []

  const number = (attribute: string, value: string): number => {
    const known = numberOf.get(attribute) ?? new Map<string, number>()
    numberOf.set(attribute, known)
    const existing = known.get(value)
    if (existing !== undefined) return existing
    known.set(value, values.length)
    values.push({ attribute, value })
    products.push([])
    skus.push([])
    return values.length - 1
  }

  const push = (lists: Array<Array<number>>, place: number, facet: number): void => {
    const list = lists[place]
    if (list) list.push(facet)
    else lists[place] = [facet]
  }

  return {
    addToProduct: (attribute: string, value: string, place: number) => {
      const facet = number(attribute, value)
      products[facet]?.push(place)
      push(ofProduct, place, facet)
    },
    addToSku: (attribute: string, value: string, place: number) => {
      const facet = number(attribute, value)
      skus[facet]?.push(place)
      push(ofSku, place, facet)
    },
    done: (productCount: number, skuCount: number): FacetIndex => {
      const order = orderFacets(numberOf)
      const newNumbers = new Int32Array(order.length)
      order.forEach((facetNumber, at) => {
        newNumbers[facetNumber] = at
      })
      const renumbered = (lists: Array<Array<number>>, count: number) =>
        packLists(
          Array.from({ length: count }, (_, at) =>
            (lists[at] ?? []).map((facetNumber) => newNumbers[facetNumber] as number)
          )
        )
      const ordered = <A>(list: ReadonlyArray<A>) => order.map((facetNumber) => list[facetNumber] as A)
      return {
        values: ordered(values),
        runs: runsOf(numberOf),
        numberOf: new Map(
          [...numberOf].map(([attribute, known]) => [
            attribute,
            new Map([...known].map(([value, facetNumber]) => [value, newNumbers[facetNumber] as number]))
          ])
        ),
        ofProduct: renumbered(ofProduct, productCount),
        ofSku: renumbered(ofSku, skuCount),
        products: packLists(ordered(products)),
        skus: packLists(ordered(skus))
      }
    }
  }
}

/** The items of one of the lists, as a view that copies nothing. */
export const listAt = ({ from, items }: PackedLists, at: number): Int32Array =>
  items.subarray(from[at] ?? 0, from[at + 1] ?? 0)
