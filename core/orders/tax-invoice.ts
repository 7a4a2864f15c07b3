/** What a tax invoice says, fixed the moment an order is paid: whenever it is drawn, it prints what was charged. */
import type { Branch } from "../stores/branch.ts"
import type { Order } from "./order.ts"

/** Who sells, as the law wants it named; `abn` is eleven digits. */
export type Seller = { readonly name: string; readonly abn: string; readonly phone: string; readonly email: string }

export type TaxInvoice = { readonly order: Order; readonly branch: Branch; readonly seller: Seller }
