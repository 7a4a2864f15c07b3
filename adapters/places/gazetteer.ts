/** Looks up places in the shop's own list, and what that lacks at the services that are set up, one after the other. */
import { Effect, Layer } from "effect"
import { matchingPlaces } from "../../core/stores/closest-branch.ts"
import { Gazetteer } from "../../core/stores/gazetteer.port.ts"
import type { AddressPlace } from "../../core/stores/place-suggestions.ts"
import { embeddedGazetteer } from "./embedded-gazetteer.ts"
import type { PlaceLookup } from "./place-lookup.ts"

/** [CALL-30] A service that fails knows nothing: it is told to the log, and the next is asked. */
const softly = <P>(lookup: PlaceLookup, ask: () => Promise<ReadonlyArray<P>>) =>
  Effect.tryPromise(ask).pipe(
    Effect.catchCause((cause) =>
      Effect.as(Effect.logWarning(`Places could not be looked up at ${lookup.name}`, cause), [] as ReadonlyArray<P>)
    )
  )

/** What the first of several knows that knows anything. */
const firstKnown = <P extends AddressPlace>(
  own: Effect.Effect<ReadonlyArray<P>>,
  lookups: ReadonlyArray<PlaceLookup>,
  ask: (lookup: PlaceLookup) => Promise<ReadonlyArray<P>>
): Effect.Effect<ReadonlyArray<P>> =>
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
      suggest: (text) => firstKnown(embedded.suggest(text), lookups, (lookup) => lookup.suggest(text)),
      suggestForAddress: (text) =>
        firstKnown(embedded.suggestForAddress(text), lookups, (lookup) => lookup.suggest(text)),
      hasPostcode: embedded.hasPostcode
    })
  })
