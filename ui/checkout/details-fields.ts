/** The fields of the details page in their order, and what is wrong with them as its summary says it. */
import { fieldNames } from "../../core/words/field.ts"
import { detailsPageWords } from "../words/details.ts"

export const contactFields = ["contactName", "phone", "email", "company"] as const
export type ContactField = (typeof contactFields)[number]

export const addressFields = ["line1", "suburb", "state", "postcode"] as const
export type AddressField = (typeof addressFields)[number]

/** How the goods come to whoever receives them: some words differ by it. */
export type HandOver = "collected" | "brought"

type Part = "receiver" | "billAddress"

const partNames = (handOver: HandOver): Readonly<Record<Part, string>> => ({
  receiver: detailsPageWords.receiver[handOver],
  billAddress: detailsPageWords.billAddress
})

/** Each field's id, with the part of the page and the name that its problem is told with. */
const fields: ReadonlyArray<readonly [id: string, name: string, part?: Part]> = [
  ...(["contactName", "email", "phone", "company", "customerRefNo"] as const).map(
    (field) => [field, fieldNames[field]] as const
  ),
  ...contactFields.map((field) => [`receiver.${field}`, fieldNames[field], "receiver"] as const),
  ...addressFields.map((field) => [`address.${field}`, fieldNames[field], "billAddress"] as const),
  ["terms", ""]
]

/** `E-mail` names the field that a message calls an email. */
const lettersOf = (text: string): string => text.toLowerCase().replaceAll("-", "")

/** [CHK-03] The problems in the order of the page; one that does not name its field by itself is told with it. */
export const problemsInOrder = (
  problems: Readonly<Record<string, string>>,
  handOver: HandOver
): ReadonlyArray<readonly [field: string, problem: string]> =>
  fields.flatMap(([id, name, part]) => {
    const problem = problems[id]
    if (problem === undefined) return []
    const named = lettersOf(problem).includes(lettersOf(name)) ? problem : `${name}: ${problem}`
    return [[id, part === undefined ? named : `${partNames(handOver)[part]}: ${named}`] as const]
  })

/** Of these problems those of fields that were left or sent: nobody is told off for a field that has only just appeared. */
export const shownProblems = (
  problems: Readonly<Record<string, string>>,
  touched: ReadonlySet<string>
): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(problems).filter(([field]) => touched.has(field)))
