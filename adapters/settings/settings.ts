/** The settings of a shop: read from the environment, and told where they are wrong. */
import { Context, Option, Schema } from "effect"
import type { Variable } from "./setting-kinds.ts"
import { settingProblems } from "./setting-problems.ts"
import { isLocal, type SettingValues, variables } from "./setting-values.ts"

export class Settings extends Context.Service<Settings, SettingValues>()("adapters/Settings") {}

/** The shop can't start as it is set; each line of the message names a variable and what it may be. */
export class SettingsProblem extends Error {}

/**
 * The settings of this process. Empty variables count as unset.
 * @throws SettingsProblem that names every variable that is wrong or lacking.
 */
export const readSettings = (env: { readonly [name: string]: string | undefined }): SettingValues => {
  const problems: Array<string> = []
  const values: { [name: string]: unknown } = {}
  for (const [name, { kind, ...row }] of Object.entries<Variable<unknown>>(variables)) {
    const rawValue = env[name]?.trim() || row.default
    if (rawValue === undefined) continue
    const decoded = Schema.decodeUnknownOption(kind.schema)(rawValue)
    if (Option.isSome(decoded)) values[name] = decoded.value
    else problems.push(`${name} must be ${kind.may}`)
  }
  if (problems.length > 0) throw new SettingsProblem(problems.join("\n"))
  const port = values.PORT === 80 ? "" : `:${values.PORT}`
  const settings = { PUBLIC_URL: `http://localhost${port}`, ...values } as SettingValues
  const local = isLocal(settings)
  const whole: SettingValues = { ...settings, EXAMPLE_SHOP: settings.EXAMPLE_SHOP ?? (local ? "full" : "none") }
  const missingSettings = settingProblems(whole)
  if (missingSettings.length === 0) return whole
  const reachability = local ? "" : " can be reached by others (see HOST, PUBLIC_URL and TRUST_PROXY), so it"
  throw new SettingsProblem(`The shop${reachability} does not start like this:\n${missingSettings.join("\n")}`)
}

/** The file `.env.example`: every variable, what it is for, what it may be, and its default. */
export const envExample = (): string => {
  const rows = Object.entries<Variable<unknown>>(variables).map(([name, { why: purpose, kind, default: value }]) =>
    [`# ${purpose}`, `# It may be ${kind.may}.`, `#${name}=${value ?? ""}`].join("\n")
  )
  const head = "# Copy this file to .env and take the # from what you set. The environment wins over the file."
  return `${[head, ...rows].join("\n\n")}\n`
}
