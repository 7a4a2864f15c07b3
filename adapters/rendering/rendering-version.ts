/** Names the state of the code that draws, so that what another version of the shop drew and kept is drawn anew. */
import { memoizeSuccess } from "../../core/memoize-success.ts"
import { sourceVersion } from "../process/source-version.ts"

/** The sources of every drawing and paper, the example shop's drawings where it has any. Read once; a reading that failed is tried again. */
export const renderingVersion = memoizeSuccess(() =>
  sourceVersion(["adapters/images", "adapters/documents", "fixtures/drawings"])
)
