/** Identity: what a contact of a company may do. */
import { identity } from "lineal"

const contact = { role: "contact", permissions: { viewOrders: true, viewQuotes: true, approveQuotes: false } }
const may = (rule) => identity.serverAllows(rule, { contact }, { asksPermission: true })
console.log(identity.permissions.filter(may).join(", "))
// viewOrders, viewQuotes
