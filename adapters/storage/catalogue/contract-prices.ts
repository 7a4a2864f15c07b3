/** What was agreed with companies on prices, kept in PostgreSQL. */
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { ContractPrices } from "../../../core/pricing/contract-prices.port.ts"
import type { ContractDiscount, ContractPrice } from "../../../core/pricing/contract-prices.ts"
import { Unavailable } from "../../../core/unavailable.schema.ts"

export const contractPricesLayer = Layer.effect(
  ContractPrices,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    return ContractPrices.of({
      ofCustomer: (customerId) =>
        Effect.all({
          prices: sql<ContractPrice>`
            SELECT contract_price.sku, sku.name, sku.uom, unit_cents AS price
            FROM contract_price JOIN sku ON sku.erp_id = contract_price.sku JOIN product ON product.id = sku.product_id
            WHERE customer_id = ${customerId} AND product.status = 'public' ORDER BY contract_price.sku`,
          discounts: sql<ContractDiscount>`
            SELECT contract_discount.category, category.name, percent_off::float AS "percentOff"
            FROM contract_discount JOIN category ON category.slug = contract_discount.category
            WHERE customer_id = ${customerId} ORDER BY contract_discount.category`
        }).pipe(Effect.mapError((cause) => new Unavailable({ part: "prices", cause })))
    })
  })
)
