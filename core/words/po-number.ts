/** [PO-01] What is said of the PO/Job number that a company asks for. */

export const poWords = {
  notListed: "Choose one of your company's job codes",
  noCodes: "Write at least one code, each on a line of its own",
  tooManyCodes: (most: number) => `A company keeps ${most} codes at most`,
  codeTooLong: (most: number) => `A code has ${most} characters at most`
} as const
