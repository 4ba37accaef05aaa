import { sql } from 'kysely'
import { askedConditions } from '#platform/server/lists/filter-conditions.ts'
import type { Sql } from '#platform/server/lists/order.ts'
import { hasWords } from '#platform/server/lists/search.ts'

type Filters<Ctx, Subject> = Readonly<Record<string, (value: never, ctx: Ctx, subject: Subject) => Sql>>

/** All jobs that a list was asked for, of which its totals are: its scope, filters and search as one condition. */
export const askedJobs = <Ctx, Subject>(
  asked: Readonly<Record<string, unknown>>,
  list: { scope: Sql; filters: Filters<Ctx, Subject>; text: Sql },
  ctx: Ctx,
  subject: Subject,
): Sql => {
  const typed = asked['findText']
  return sql.join(
    [
      list.scope,
      ...askedConditions(Object.entries(list.filters), asked, ctx, subject),
      ...(typeof typed === 'string' && typed !== '' ? [hasWords(list.text, typed)] : []),
    ],
    sql` and `,
  )
}
