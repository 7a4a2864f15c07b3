/** The tests of the area that is mutated, and no others. */
import { defineConfig } from "vitest/config"
import { areaOf } from "./area.ts"

export default defineConfig({
  test: {
    include: [...areaOf(process.env.MUTATED_AREA ?? "").tests],
    environment: "node",
    setupFiles: ["tests/property-runs.setup.ts"],
    testTimeout: 10_000
  }
})
