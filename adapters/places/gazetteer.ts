/** Looks up places in the shop's own list, and what that lacks at the services that are set up, one after the other. */
import { Effect, Layer } from "effect"
import { matchingPlaces, type Place } from "../../core/stores/closest-branch.ts"
import { Gazetteer } from "../../core/stores/gazetteer.port.ts"
import { embeddedGazetteer } from "./embedded-gazetteer.ts"
import type { PlaceLookup } from "./place-lookup.ts"

/** [CALL-30] A service that fails knows nothing: it is told to the log, and the next is asked. */
const softly = (lookup: PlaceLookup, ask: () => Promise<ReadonlyArray<Place>>) =>
  Effect.tryPromise(ask).pipe(
    Effect.catchCause((cause) =>
      Effect.as(Effect.logWarning(`Places could not be looked up at ${lookup.name}`, cause), [] as ReadonlyArray<Place>)
    )
  )

/** What the first of several knows that knows anything. */
const firstKnown = (
  own: Effect.Effect<ReadonlyArray<Place>>,
  lookups: ReadonlyArray<PlaceLookup>,
  ask: (lookup: PlaceLookup) => Promise<ReadonlyArray<Place>>
): Effect.Effect<ReadonlyArray<Place>> =>
  lookups.reduce(
    (known, lookup) =>
      Effect.flatMap(known, (places) =>
        places.length > 0 ? Effect.succeed(places) : softly(lookup, () => ask(lookup))
      ),
    own
  )

/** [DEL-08] Never fails: what nobody knows, or can say, is no place. */
export const gazetteerLayer = (lookups: ReadonlyArray<PlaceLookup>) =>
  Layer.sync(Gazetteer, () => {
    const embedded = embeddedGazetteer()
    return Gazetteer.of({
      find: (query) =>
        firstKnown(embedded.find(query), lookups, async (lookup) => matchingPlaces(query, await lookup.find(query))),
      suggest: (text) => firstKnown(embedded.suggest(text), lookups, (lookup) => lookup.suggest(text))
    })
  })
