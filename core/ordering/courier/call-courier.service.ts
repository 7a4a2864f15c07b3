/** Calls a courier for an order once its goods are ready, and moves the order on by what the courier reports. */

import { Clock, Context, Effect, Layer } from "effect"
import { type CourierService, CurrentCourier } from "../../delivery/courier/courier.port.ts"
import { branchStop, type CourierReport, dialledNumber } from "../../delivery/courier/courier.ts"
import type { Order } from "../../orders/order.ts"
import { canChangeStatus, isOrderClosed } from "../../orders/order-status.ts"
import { Branches } from "../../stores/branches.port.ts"
import type { Unavailable } from "../../unavailable.schema.ts"
import { Orders } from "../orders.port.ts"
import { OrderNotFound, type OrderRefused } from "../refusal.schema.ts"
import { type DeliveryProof, photoType, proofProblem } from "../runs/delivery-proof.ts"
import { type MovedOrder, MoveOrder, type NextStatus } from "../tracking/move-order.service.ts"
import { type CourierCall, CourierDeliveries, type UnwantedTrip } from "./courier-deliveries.port.ts"

/** Trips that one look at all of them books. */
const BATCH = 20
const BY = "courier"

type MoveEffect = Effect.Effect<MovedOrder, OrderNotFound | OrderRefused | Unavailable>

/**
 * [CRR-02] Service that calls couriers. Fails with `Unavailable` (what it needs is out of reach), `OrderNotFound` (no such
 * order), `OrderRefused` (it can't be moved on, and why).
 */
export class CallCourier extends Context.Service<
  CallCourier,
  {
    /** [TRK-01] As staff move any order on; of one that a courier brings, `ready` means that it may come, and so does on the way. [CRR-04] One that did not come, or gave it back, is followed by another with `ready`; else the shop brings it itself. Cancelled, its courier is called off. */
    readonly moveOrder: (orderNo: string, to: NextStatus, by: string, proof?: DeliveryProof) => MoveEffect
    /** [TRK-01] [RUN-02] A report that comes twice, late or out of order changes nothing; one of a trip that is none of the shop's neither. */
    readonly handleReport: (report: CourierReport) => Effect.Effect<void, Unavailable>
    /** Books what is not booked yet, and calls off what nobody wants any more. */
    readonly runOnce: Effect.Effect<void, Unavailable>
  }
>()("core/ordering/courier/CallCourier") {
  static readonly layer = Layer.effect(
    CallCourier,
    Effect.gen(function* () {
      const courier = yield* CurrentCourier
      const orders = yield* Orders
      const { changeStatus } = yield* MoveOrder
      const branches = yield* Branches
      const trips = yield* CourierDeliveries

      const isCouriers = (order: Order | undefined): order is Order => order?.destination?.method === "uber"

      const bookingOf = Effect.fnUntraced(function* ({ orderNo, number }: CourierCall) {
        const order = yield* orders.find(orderNo)
        const branch = (yield* branches.all).find(({ id }) => id === order?.branchId)
        if (!isCouriers(order) || !order.destination || !branch || isOrderClosed(order.status))
          return yield* new OrderNotFound()
        const { contact, destination, lines, totals, instructions } = order
        return {
          key: number === 1 ? `order-${orderNo}` : `order-${orderNo}-${number}`,
          orderNo,
          from: branchStop(branch),
          to: { address: destination.address, name: contact.contactName, phone: dialledNumber(contact.phone) },
          goods: lines.map(({ name, pieces, weightGrams }) => ({ name, pieces, weightGrams })),
          value: totals.total,
          notes: instructions
        }
      })

      /** [CRR-04] Too late for that, it is on the log: the courier brings back what nobody wants. */
      const callOff = Effect.fnUntraced(function* (asked: CourierService, { orderNo, ref }: UnwantedTrip) {
        yield* Effect.matchEffect(asked.cancel(ref), {
          onSuccess: () => trips.markEnded(orderNo, "cancelled", "called off"),
          onFailure: (problem) =>
            problem._tag === "CourierRefused"
              ? Effect.andThen(
                  Effect.logError("A courier can't be called off", { orderNo, code: problem.code }),
                  trips.markEnded(orderNo, "cancelled", problem.code)
                )
              : Effect.flatMap(Clock.currentTimeMillis, (at) =>
                  Effect.andThen(Effect.logWarning(problem), trips.postpone(orderNo, at))
                )
        })
      })

      /** Refused, it is on the log for who looks after the shop; unanswered, it is asked for again. */
      const book = Effect.fnUntraced(function* (asked: CourierService, wanted: CourierCall) {
        const at = yield* Clock.currentTimeMillis
        const { orderNo } = wanted
        yield* Effect.flatMap(bookingOf(wanted), asked.book).pipe(
          Effect.flatMap((ticket) =>
            Effect.flatMap(trips.markBooked(wanted, ticket, at), (isWanted) =>
              isWanted ? Effect.void : callOff(asked, { orderNo, ref: ticket.ref })
            )
          ),
          Effect.catchTag("CourierRefused", ({ code }) =>
            Effect.andThen(
              Effect.logError("The courier does not come for an order", { orderNo, code }),
              trips.markEnded(orderNo, "refused", code)
            )
          ),
          Effect.catchTag("OrderNotFound", () => trips.markEnded(orderNo, "cancelled", "no order")),
          Effect.catchTag("ProviderUnavailable", (problem) =>
            Effect.andThen(Effect.logWarning(problem), trips.postpone(orderNo, at))
          )
        )
      })

      const call = Effect.fnUntraced(function* (asked: CourierService, orderNo: string) {
        const wanted = yield* trips.request(orderNo, yield* Clock.currentTimeMillis)
        if (!wanted) return
        // What nobody answers now is asked for again by itself.
        yield* Effect.ignore(Effect.forkDetach(Effect.catch(book(asked, wanted), Effect.logWarning)))
      })

      const moveOrder: CallCourier["Service"]["moveOrder"] = Effect.fn("CallCourier.moveOrder")(
        function* (orderNo, to, by, proof) {
          const order = courier ? yield* orders.find(orderNo) : undefined
          if (!courier || !isCouriers(order) || (to !== "ready" && to !== "on-the-way" && to !== "cancelled"))
            return yield* changeStatus(orderNo, to, by, proof)
          if (to === "cancelled") {
            const cancelled = yield* changeStatus(orderNo, to, by, proof)
            yield* trips.markUnwanted(orderNo, yield* Clock.currentTimeMillis)
            return cancelled
          }
          const isOver = (yield* trips.state(orderNo)) === "ended"
          // The shop's own van takes it.
          if (isOver && to === "on-the-way") return yield* changeStatus(orderNo, to, by, proof)
          const isHere = order.status === "preparing" || (isOver && order.status === "on-the-way")
          const isWaiting = to === "ready" && isHere
          const next = to === "ready" ? "preparing" : to
          const moved = isWaiting ? { ...order, refundDue: 0 } : yield* changeStatus(orderNo, next, by, proof)
          yield* call(courier, orderNo)
          return moved
        }
      )

      /** Who took it as the courier says, else for whom it was; a picture that is none is left out. */
      const proofOf = Effect.fnUntraced(function* (asked: CourierService, order: Order, report: CourierReport) {
        const bytes = yield* Effect.catch(asked.photo(report.ref), (problem) =>
          Effect.as(Effect.logWarning(problem), undefined)
        )
        const type = bytes && photoType(bytes)
        const photo = bytes && type ? { photo: { bytes, type } } : {}
        const named = { receivedBy: report.receivedBy ?? order.contact.contactName, ...photo }
        const proof = proofProblem(named) === undefined ? named : { ...named, receivedBy: order.contact.contactName }
        return proofProblem(proof) === undefined ? proof : undefined
      })

      const handleReport: CallCourier["Service"]["handleReport"] = Effect.fn("CallCourier.handleReport")(
        function* (report) {
          const orderNo = yield* trips.orderOf(report.ref)
          const order = orderNo === undefined ? undefined : yield* orders.find(orderNo)
          if (!courier || !order) return
          const { step } = report
          if (step === "cancelled" || step === "returned") {
            yield* Effect.logError("A courier gave an order back", { orderNo: order.orderNo, step })
            return yield* trips.markEnded(order.orderNo, step, step)
          }
          const to = step === "delivered" ? "delivered" : "on-the-way"
          if (!canChangeStatus(order.checkoutType, order.status, to)) return
          const proof = to === "delivered" ? yield* proofOf(courier, order, report) : undefined
          // Told twice at once, one of them finds it moved already.
          yield* Effect.catchTag(
            changeStatus(order.orderNo, to, BY, proof),
            ["OrderRefused", "OrderNotFound"],
            () => Effect.void
          )
        }
      )

      const runOnce = Effect.gen(function* () {
        if (!courier) return
        const now = yield* Clock.currentTimeMillis
        for (const wanted of yield* trips.due(now, BATCH)) yield* book(courier, wanted)
        for (const trip of yield* trips.unwanted(now, BATCH)) yield* callOff(courier, trip)
      }).pipe(Effect.withSpan("CallCourier.runOnce"))

      return CallCourier.of({ moveOrder, handleReport, runOnce })
    })
  )
}
