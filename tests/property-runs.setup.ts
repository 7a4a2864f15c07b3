/** Every property is tried on 1,000 examples, unless it says otherwise where it stands. */
import { configureGlobal } from "effect/Arbitrary"
import fc from "fast-check"

fc.configureGlobal({ numRuns: 1000 })
configureGlobal({ check: { runs: 1000 } })
