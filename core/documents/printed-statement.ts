/** A statement of an account as its paper prints it: everything is text or cents by then. */
import type { Cents } from "../money.ts"

/** A line of the account: what happened, and what was owed after it. */
export type PrintedStatementLine = {
  readonly day: string
  readonly text: string
  /** Cents; below 0 where it made less of what is owed. */
  readonly amount: Cents
  readonly balance: Cents
}

/** A statement on paper. Days are as they are read, `31 Oct 2026`. */
export type PrintedStatement = {
  readonly seller: { readonly name: string; readonly abn: string; readonly phone: string; readonly email: string }
  readonly customer: { readonly id: string; readonly name: string }
  readonly day: string
  /** What stands below the day, line by line. */
  readonly facts: ReadonlyArray<string>
  readonly opening: PrintedStatementLine
  readonly lines: ReadonlyArray<PrintedStatementLine>
  /** What the lines come to by kind, and at last the closing balance. */
  readonly sums: ReadonlyArray<readonly [name: string, amount: Cents]>
  /** The closing balance by when it falls due. */
  readonly ages: ReadonlyArray<readonly [name: string, amount: Cents]>
}
