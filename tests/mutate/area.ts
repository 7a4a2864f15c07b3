/** One area of the core: its rules, and the tests that hold them. */
import { existsSync, globSync } from "node:fs"

export type Area = { readonly rules: ReadonlyArray<string>; readonly tests: ReadonlyArray<string> }

/** Services, ports and schemas are held by the tests of the adapters, and words by what reads them. */
const isRule = (file: string): boolean => !/\.(schema|port|service)\.ts$/.test(file)

/** `pricing` is core/pricing and tests/core/pricing; `money` is core/money.ts and its tests. */
export const areaOf = (name: string): Area => {
  const files = existsSync(`core/${name}.ts`) ? [`core/${name}.ts`] : globSync(`core/${name}/**/*.ts`)
  const tests = globSync(`tests/core/${name}/**/*.test.ts`)
  const sorted = (paths: ReadonlyArray<string>) => paths.map((path) => path.replaceAll("\\", "/")).sort()
  return { rules: sorted(files.filter(isRule)), tests: sorted(tests) }
}
