/** The visitor behind the request that is being answered. */
import { Context } from "effect"
import type { Member, Visitor } from "./visitor.ts"

/** The visitor behind the current request. Has no failure of its own. */
export class CurrentVisitor extends Context.Service<CurrentVisitor, Visitor>()("core/identity/CurrentVisitor") {}

/**
 * The logged-in member behind the current request. The visitor of a call that only somebody who is logged in may make.
 * Has no failure of its own.
 */
export class CurrentMember extends Context.Service<CurrentMember, Member>()("core/identity/CurrentMember") {}
