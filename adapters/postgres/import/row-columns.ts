/** The columns of a file of rows, and the type of a row that follows from them. */
import type { Field } from "./field-kinds.ts"

/** A field that need not be there. */
type OptionalField<A> = { readonly spare: Field<A> }

export const optionalField = <A>(field: Field<A>): OptionalField<A> => ({ spare: field })

export type Fields = { readonly [name: string]: Field<unknown> | OptionalField<unknown> }
type ValueOf<F> = F extends OptionalField<infer A> ? A : F extends Field<infer A> ? A : never
type OptionalNames<F> = { [N in keyof F]: F[N] extends OptionalField<unknown> ? N : never }[keyof F]

/** A row as it was read: fields that need not be there are absent where they are not. */
export type RowOf<F> = { readonly [N in Exclude<keyof F, OptionalNames<F>>]: ValueOf<F[N]> } & {
  readonly [N in OptionalNames<F>]?: ValueOf<F[N]>
}

export type Column = { readonly name: string; readonly field: Field<unknown>; readonly isOptional: boolean }

export const columnsOfFields = (fields: Fields): ReadonlyArray<Column> =>
  Object.entries(fields).map(([name, field]) =>
    "spare" in field ? { name, field: field.spare, isOptional: true } : { name, field, isOptional: false }
  )
