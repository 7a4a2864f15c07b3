/** `npm run import -- FOLDER [--strict]`: loads a shop's files into the database. */

import { countedText } from "../../core/number-text.ts"
import { type LoadResult, loadSources, withLoader } from "../postgres/import/load.ts"
import { hasPhotoAddresses, loadPhotoAddresses } from "../postgres/import/photo-addresses.ts"
import { hasPhotos, loadPhotos } from "../postgres/import/photos.ts"
import { sourcesInFolder } from "../postgres/import/read-files.ts"
import { CommandProblem, printable, runCommand, withDatabase } from "./command.ts"

const SHOWN = 100

const printResult = ({ files, problems, isCommitted }: LoadResult): number => {
  for (const { file, line, reason } of problems.slice(0, SHOWN))
    console.error(printable(`${file}${line === undefined ? "" : `:${line}`}: ${reason}`))
  if (problems.length > SHOWN) console.error(`… and ${problems.length - SHOWN} more`)
  if (!isCommitted) {
    console.error(
      `Nothing was loaded: --strict allows no wrong row, and ${problems.length} ${problems.length === 1 ? "was" : "were"} found.`
    )
    return 1
  }
  for (const { file, read, changed } of files)
    console.log(`${file}: ${countedText(read, ["row", "rows"])} read, ${countedText(changed, ["change", "changes"])}`)
  if (problems.length > 0) console.log(`Left out, as told above: ${problems.length}`)
  // Of such a file not even the head was right.
  const isUnread = files.some(({ file, read }) => read === 0 && problems.some((problem) => problem.file === file))
  return isUnread ? 1 : 0
}

runCommand(async (args) => {
  const [folder, ...more] = args.filter((arg) => arg !== "--strict")
  if (folder === undefined || more.length > 0) throw new CommandProblem("Usage: npm run import -- FOLDER [--strict]")
  const parts = [
    ...(hasPhotos(folder) ? [loadPhotos(folder)] : []),
    ...(hasPhotoAddresses(folder) ? [loadPhotoAddresses(folder)] : [])
  ]
  const sources = sourcesInFolder(folder, { mayBeNone: parts.length > 0 })
  const options = { strict: args.includes("--strict"), parts, reportProgress: (text: string) => console.log(text) }
  return printResult(await withDatabase((url) => withLoader(url, (client) => loadSources(client, sources, options))))
})
