/** The visitor behind the request that is being answered. */
import { Context } from "effect"
import type { Visitor } from "./visitor.ts"

export class CurrentVisitor extends Context.Service<CurrentVisitor, Visitor>()("core/account/CurrentVisitor") {}
