/** Services: decisions that need the world. What they ask for, ports, is given as layers of effect: here, from memory. */
import { Effect, Layer } from "effect"
import { Branches, ClosestBranch, Gazetteer } from "lineal/services"

const branch = (id, name, latitude, longitude) => ({ id, name, latitude, longitude })
const branches = Layer.succeed(Branches, {
  all: Effect.succeed([branch(1, "Rowville", -37.93, 145.23), branch(2, "Geelong", -38.15, 144.36)])
})
const gazetteer = Layer.succeed(Gazetteer, {
  find: () =>
    Effect.succeed([{ suburb: "Torquay", state: "VIC", postcode: "3228", latitude: -38.33, longitude: 144.32 }])
})
const closest = Effect.gen(function* () {
  const { closestTo } = yield* ClosestBranch
  return yield* closestTo("3228")
})
const live = ClosestBranch.layer.pipe(Layer.provide(Layer.merge(branches, gazetteer)))
const { branch: found, roadMetres } = await Effect.runPromise(closest.pipe(Effect.provide(live)))
console.log(found.name, roadMetres)
// Geelong 26413
