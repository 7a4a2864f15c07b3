/** Tells the prices whose they are, and asks for those that a screen shows. */
import { reaction, when } from "mobx"
import { useEffect, useState } from "react"
import { memberTerms, type OrderRight, orderRightOf } from "../../core/identity/buyer.ts"
import type { PriceRequest } from "../../core/pricing/price.ts"
import { priceKey } from "../../core/pricing/price-batch.ts"
import type { OwnPricesViewModel } from "./own-prices.view-model.ts"
import type { Member } from "./session-page.ts"
import { useViewModels } from "./view-models.tsx"

/** [PERM-02] Nobody is told anything of their right before it is known who they are. */
const rightOf = (member: Member | undefined, isResolvingSession: boolean): OrderRight =>
  !member && isResolvingSession ? "unknown" : orderRightOf(member)

const termsOf = (member: Member | undefined) => member && memberTerms(member)

/**
 * [PRC-06] The prices on every page follow who is logged in: at once where they leave, with the page where they come.
 * [PRC-08] While it is found out whether somebody is, no guest's price stands where their own would take its place.
 */
export const usePriceOwner = ({ member, mayComeBack }: { member?: Member; mayComeBack?: boolean } = {}) => {
  const { session, prices, cart } = useViewModels()
  // Before the first render, on the server as well: the page that wakes up is the page that was sent.
  useState(() => {
    prices.setBuyer(termsOf(member))
    prices.resolveSession(!member && mayComeBack === true)
    cart.setBuyer(termsOf(member), rightOf(member, prices.isResolvingSession))
  })
  useEffect(
    () =>
      reaction(
        () => ({ buyer: termsOf(session.member), right: rightOf(session.member, prices.isResolvingSession) }),
        ({ buyer, right }) => {
          prices.setBuyer(buyer)
          cart.setBuyer(buyer, right)
        },
        { fireImmediately: true }
      ),
    [session, prices, cart]
  )
  useEffect(
    () =>
      when(
        () => session.hydration === "completed",
        () => prices.resolveSession(false)
      ),
    [session, prices]
  )
}

/** [PRC-10] Asks for the own prices of what is shown, after the page is up. Only for a component that observes. */
export const useOwnPrices = (requests: ReadonlyArray<PriceRequest>): OwnPricesViewModel => {
  const { prices } = useViewModels()
  const { buyer } = prices
  const requestKeys = requests.map(priceKey).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the requests are new with each render, what they ask is not
  useEffect(() => {
    if (buyer) for (const request of requests) void prices.requestPrice(request)
  }, [prices, buyer, requestKeys])
  return prices
}
