/** Reads and decides the reviews that buyers wrote: `npm run reviews`, `npm run reviews -- publish NUMBER`, `npm run reviews -- reject NUMBER`. */
import { datedMomentText } from "../../core/melbourne.ts"
import { CommandProblem, printable, runCommand } from "./command.ts"
import { queryRows } from "./query-rows.ts"

const usage = `Usage: npm run reviews                        lists the reviews that wait, oldest first
       npm run reviews -- publish NUMBER      shows a review on its product's page
       npm run reviews -- reject NUMBER       shows it to nobody; it is deleted after 30 days`

/** Reviews in a list. */
const MOST_LISTED = 50

const list = async (): Promise<string> => {
  const rows = await queryRows(
    `SELECT product_review.id, stars, author, says, written_at, product.name FROM product_review
     JOIN product ON product.id = product_id WHERE state = 'waiting' ORDER BY product_review.id LIMIT $1`,
    [MOST_LISTED]
  )
  if (rows.length === 0) return "No review waits."
  return rows
    .map(({ id, stars, author, says, written_at, name }) =>
      [`${id}  ${datedMomentText(Number(written_at))}  ${name}  ${stars} of 5, ${author}`, `    ${says}`]
        .map(printable)
        .join("\n")
    )
    .join("\n")
}

const decisions: { readonly [decision: string]: string } = { publish: "published", reject: "rejected" }

const decide = async (id: number, state: string): Promise<string> => {
  const [row] = await queryRows(
    "UPDATE product_review SET state = $2, decided_at = now() WHERE id = $1 RETURNING author",
    [id, state]
  )
  if (!row) throw new CommandProblem(`There is no review ${id}.`)
  return printable(`Review ${id} of ${row.author} is ${state}.`)
}

runCommand(async ([decision, number = "", ...more]) => {
  const state = decision !== undefined && Object.hasOwn(decisions, decision) ? decisions[decision] : undefined
  if (more.length > 0) throw new CommandProblem(usage)
  if (decision === undefined) console.log(await list())
  else if (state && /^\d{1,15}$/.test(number)) console.log(await decide(Number(number), state))
  else throw new CommandProblem(usage)
  return 0
})
