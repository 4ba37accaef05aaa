import type { Sql } from './order.ts'

/** The conditions of the filters that are asked; an empty list of values asks nothing. */
export const askedConditions = <Ctx, Subject>(
  filters: readonly (readonly [string, (value: never, ctx: Ctx, subject: Subject) => Sql])[],
  asked: Readonly<Record<string, unknown>>,
  ctx: Ctx,
  subject: Subject,
): Sql[] =>
  filters.flatMap(([name, condition]) => {
    const value = asked[name]
    if (value === undefined || (Array.isArray(value) && value.length === 0)) return []
    return [condition(value as never, ctx, subject)]
  })
