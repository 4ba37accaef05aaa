import type { Sql } from './order.ts'

/** Whether a filter has a value; an empty list counts as none. */
export const isGiven = (value: unknown): boolean =>
  value !== undefined && !(Array.isArray(value) && value.length === 0)

/** The conditions of the filters that have a value. */
export const filterConditions = <Ctx, Subject>(
  filters: readonly (readonly [string, (value: never, ctx: Ctx, subject: Subject) => Sql])[],
  query: Readonly<Record<string, unknown>>,
  ctx: Ctx,
  subject: Subject,
): Sql[] =>
  filters.flatMap(([name, condition]) => {
    const value = query[name]
    return isGiven(value) ? [condition(value as never, ctx, subject)] : []
  })
