/** What is used of StrykerJS: its package, which has types of its own, is installed for `npm run mutate` alone. */
declare module "@stryker-mutator/core" {
  export class Stryker {
    constructor(options: Readonly<Record<string, unknown>>)
    runMutationTest(): Promise<unknown>
  }
}
