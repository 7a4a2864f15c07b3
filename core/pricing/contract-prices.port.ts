/** Where it is kept what was agreed with companies on prices. */
import { Context, type Effect } from "effect"
import type { Unavailable } from "../unavailable.schema.ts"
import type { PriceContract } from "./contract-prices.ts"

/** [PRC-04] Port that reads a company's own prices, of goods that are shown. Fails with `Unavailable` (what it needs is out of reach). */
export class ContractPrices extends Context.Service<
  ContractPrices,
  { readonly ofCustomer: (customerId: string) => Effect.Effect<PriceContract, Unavailable> }
>()("core/pricing/ContractPrices") {}
