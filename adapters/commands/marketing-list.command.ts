/** Lists who may be written to about specials, and takes people off that list: `npm run marketing`, `npm run marketing -- withdraw EMAIL`. */
import { type MarketingAgreement, marketingTable } from "../../core/orders/marketing-list.ts"
import { CommandProblem, printable, runCommand } from "./command.ts"
import { queryRows } from "./query-rows.ts"

const usage = `Usage: npm run marketing                     lists who agreed to e-mails about specials, as a table
       npm run marketing -- withdraw EMAIL   takes an address off that list until its owner agrees again`

/** What each address said with its latest order. Who pays a quote is not asked. */
const agreements = async (): Promise<ReadonlyArray<MarketingAgreement>> => {
  const rows = await queryRows(
    `SELECT latest.*, (extract(epoch FROM withdrawn_at) * 1000)::bigint AS withdrawn_at FROM (
       SELECT DISTINCT ON (email) lower(billing #>> '{contactDetails,email}') AS email,
         billing #>> '{contactDetails,contactName}' AS contact_name, wants_marketing,
         (extract(epoch FROM ordered_at) * 1000)::bigint AS ordered_at
       FROM shop_order
       WHERE status NOT IN ('awaiting-payment', 'cancelled') AND billing #>> '{contactDetails,email}' <> ''
         AND NOT EXISTS (SELECT FROM quote WHERE quote.order_no = shop_order.order_no)
       ORDER BY email, shop_order.ordered_at DESC
     ) AS latest LEFT JOIN marketing_withdrawal USING (email)`,
    []
  )
  return rows.map(({ email, contact_name, wants_marketing, ordered_at, withdrawn_at }) => ({
    email: String(email),
    contactName: String(contact_name ?? ""),
    isAgreed: wants_marketing === true,
    orderedAt: Number(ordered_at),
    ...(withdrawn_at === null ? {} : { withdrawnAt: Number(withdrawn_at) })
  }))
}

const withdraw = async (typed: string): Promise<string> => {
  const email = typed.trim().toLowerCase()
  if (!/^[^@\s]+@[^@\s]+$/.test(email)) throw new CommandProblem(usage)
  await queryRows(
    `INSERT INTO marketing_withdrawal VALUES ($1, now())
     ON CONFLICT (email) DO UPDATE SET withdrawn_at = excluded.withdrawn_at`,
    [email]
  )
  return printable(`${email} is not written to until its owner agrees again.`)
}

runCommand(async ([what, email = "", ...more]) => {
  if (more.length > 0) throw new CommandProblem(usage)
  if (what === undefined) process.stdout.write(marketingTable(await agreements()))
  else if (what === "withdraw") console.log(await withdraw(email))
  else throw new CommandProblem(usage)
  return 0
})
