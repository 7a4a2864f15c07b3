/**
 * Assertions without the proxy around each that tells of a misspelt one: the types do, and the proxies take a tenth of
 * what the rules' tests cost.
 */
import { chai } from "vitest"

chai.config.useProxy = false
