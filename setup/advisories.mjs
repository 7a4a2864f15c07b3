/** `npm run advisories`: what the registry knows against the packages that package-lock.json names. */
import { readFileSync } from "node:fs"
import { inRoot, machinePath, run, say, windows } from "./processes.mjs"

/** Of npm, which says its own on the same lines unless it is silent; it needs no package installed. */
const audit = ["audit", "--package-lock-only", "--json", "--loglevel=silent", "--fetch-retries=0"]

const parsedAnswer = (output) => {
  try {
    return JSON.parse(output)
  } catch {
    return { message: output.trim() || "npm said nothing" }
  }
}

/** Each advisory once, with the versions here that it is about; a package that only needs another one that is named has none. */
const advisoryLines = ({ vulnerabilities }, packages) => {
  const lines = Object.values(vulnerabilities).flatMap(({ name, nodes, via }) => {
    const found = nodes.map((place) => packages[place] ?? {})
    const versions = [...new Set(found.map(({ version }) => version))].join(", ")
    const where = found.every(({ dev }) => dev) ? " (development alone)" : ""
    const about = via.filter((one) => typeof one === "object")
    return about.map(({ severity, title, url }) => `${name} ${versions}${where}: ${severity}, ${title}, ${url}`)
  })
  return [...new Set(lines)]
}

/** Answers the exit code: 0 where nothing is known, 1 where something is, 2 where the registry could not be asked. */
export const tellAdvisories = async () => {
  const { output } = await run("npm", audit, { quiet: true, env: { PATH: machinePath }, shell: windows })
  const answer = parsedAnswer(output)
  if (answer.vulnerabilities === undefined) {
    const why = answer.message ?? answer.error?.summary ?? "it gave no answer"
    console.error(`The registry could not be asked, so nothing is known of the packages either way: ${why}`)
    return 2
  }
  const { packages } = JSON.parse(readFileSync(inRoot("package-lock.json"), "utf8"))
  const lines = advisoryLines(answer, packages)
  for (const line of lines) console.error(line)
  // The project itself and its folders are in the lock, too.
  const count = Object.entries(packages).filter(([place, { link }]) => /node_modules/.test(place) && !link).length
  say(
    `${lines.length === 0 ? "No" : lines.length} ${lines.length === 1 ? "advisory" : "advisories"} about ${count} packages`
  )
  return lines.length === 0 ? 0 : 1
}
