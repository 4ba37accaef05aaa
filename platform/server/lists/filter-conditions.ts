import type { Sql } from './order.ts'

/** Whether a filter is asked for; an empty list of values asks nothing. */
export const isAsked = (value: unknown): boolean =>
  value !== undefined && !(Array.isArray(value) && value.length === 0)

/** The conditions of the filters that are asked for. */
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
