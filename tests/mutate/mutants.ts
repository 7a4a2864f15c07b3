/** The small changes that are tried on a rule: one operator, bound or figure at a time, never a text. */
import { parseSync, Visitor } from "vite"

export type Mutant = {
  readonly file: string
  /** From 1. */
  readonly line: number
  /** The whole line as it stands, without the space around it. */
  readonly source: string
  /** Where in it, from 1. */
  readonly column: number
  readonly was: string
  readonly becomes: string
  readonly start: number
  readonly end: number
}

/** What each operator becomes; a bound moves by one and turns round. */
const operators: Readonly<Record<string, ReadonlyArray<string>>> = {
  "+": ["-"],
  "-": ["+"],
  "*": ["/"],
  "/": ["*"],
  "%": ["*"],
  "**": ["*"],
  "<": ["<=", ">="],
  "<=": ["<", ">"],
  ">": [">=", "<="],
  ">=": [">", "<"],
  "===": ["!=="],
  "!==": ["==="],
  "&&": ["||"],
  "||": ["&&"],
  "+=": ["-="],
  "-=": ["+="],
  "*=": ["/="],
  "/=": ["*="]
}
const functions: Readonly<Record<string, string>> = {
  min: "max",
  max: "min",
  floor: "ceil",
  ceil: "floor",
  round: "floor",
  trunc: "ceil",
  some: "every",
  every: "some"
}

/** A figure becomes the next one, and yes becomes no. */
const otherValue = (value: unknown): string | undefined => {
  if (typeof value === "number") return String(value + 1)
  if (typeof value === "bigint") return `${value + 1n}n`
  return typeof value === "boolean" ? String(!value) : undefined
}

type Node = { readonly type: string; readonly start: number; readonly end: number }

const isText = (node: Node & { readonly value?: unknown }): boolean =>
  node.type === "TemplateLiteral" || (node.type === "Literal" && typeof node.value === "string")

/** Every change to a source text, in its order. */
export const mutantsOf = (file: string, text: string): ReadonlyArray<Mutant> => {
  const { program, errors } = parseSync(file, text)
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]?.message}`)
  const found: Array<Mutant> = []
  const inTypesOrKeys = new Set<number>()
  const add = (start: number, was: string, becomes: string) => {
    const line = text.slice(0, start).split("\n").length
    const whole = text.split("\n")[line - 1] ?? ""
    const column = start - text.lastIndexOf("\n", start - 1) - (whole.length - whole.trimStart().length)
    found.push({ file, line, column, source: whole.trim(), was, becomes, start, end: start + was.length })
  }
  /** The operator stands between its two sides. */
  const addOperator = (operator: string, left: Node, right: Node) => {
    const start = text.indexOf(operator, left.end)
    if (start < right.start) for (const becomes of operators[operator] ?? []) add(start, operator, becomes)
  }
  const ofTwo = (node: { readonly operator: string; readonly left: Node; readonly right: Node }) => {
    if (node.operator !== "+" || !(isText(node.left) || isText(node.right)))
      addOperator(node.operator, node.left, node.right)
  }
  const ofType = ({ literal }: { readonly literal: Node }) => void inTypesOrKeys.add(literal.start)
  new Visitor({
    TSLiteralType: ofType,
    BinaryExpression: ofTwo,
    LogicalExpression: ofTwo,
    AssignmentExpression: ofTwo,
    ObjectExpression({ properties }) {
      for (const one of properties) if (one.type === "Property" && !one.computed) inTypesOrKeys.add(one.key.start)
    },
    UnaryExpression({ operator, start, argument }) {
      if (operator === "!") add(start, text.slice(start, argument.start), "")
    },
    CallExpression({ callee }) {
      if (callee.type !== "MemberExpression" || callee.property.type !== "Identifier") return
      const { name, start } = callee.property
      // A method such as toString is no entry of the list.
      if (Object.hasOwn(functions, name)) add(start, name, functions[name] ?? name)
    },
    Literal({ value, start, end }) {
      const other = otherValue(value)
      if (other !== undefined && !inTypesOrKeys.has(start)) add(start, text.slice(start, end), other)
    }
  }).visit(program)
  return found.sort((one, other) => one.start - other.start)
}

export const applyMutant = (text: string, { start, end, becomes }: Mutant): string =>
  text.slice(0, start) + becomes + text.slice(end)
