/** What the tests that read sources by their syntax have in common. */

/** A node of a syntax tree, as Vite's parser makes it. */
export type SyntaxNode = {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [field: string]: unknown
}

export const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === "object" && value !== null && "type" in value

/** The nodes right below one. */
export const childNodes = (node: SyntaxNode): ReadonlyArray<SyntaxNode> => Object.values(node).flat().filter(isNode)

/** A node and every one below it. */
export const nodesIn = (node: SyntaxNode): ReadonlyArray<SyntaxNode> => [node, ...childNodes(node).flatMap(nodesIn)]
