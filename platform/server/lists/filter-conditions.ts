import type { Sql } from './order.ts'

/** Whether a filter has a value; an empty list counts as none. */
export const isAsked = (value: unknown): boolean =>
  value !== undefined && !(Array.isArray(value) && value.length === 0)

/** The conditions of the filters that have a value. */
export const askedConditions = <Ctx, Subject>(
  filters: readonly (readonly [string, (value: never, ctx: Ctx, subject: Subject) => Sql])[],
  asked: Readonly<Record<string, unknown>>,
  ctx: Ctx,
  subject: Subject,
): Sql[] =>
  filters.flatMap(([name, condition]) => {
    const value = asked[name]
    return isAsked(value) ? [condition(value as never, ctx, subject)] : []
  })
