import { sql } from 'kysely'
import type { Context } from '#platform/server/context.ts'
import { askedConditions } from '#platform/server/lists/filter-conditions.ts'
import type { Sql } from '#platform/server/lists/order.ts'
import { searchCondition, type Search } from '#platform/server/lists/search.ts'

type Filters<Ctx, Subject> = Readonly<Record<string, (value: never, ctx: Ctx, subject: Subject) => Sql>>

/** All jobs that a list was asked for, of which its totals are: its scope, filters and search as one condition. */
export const askedJobs = async <Ctx extends Pick<Context, 'db'>, Subject>(
  asked: Readonly<Record<string, unknown>>,
  list: { scope: Sql; filters: Filters<Ctx, Subject>; search: Search<Ctx, typeof asked> },
  ctx: Ctx,
  subject: Subject,
): Promise<Sql> => {
  const typed = asked['findText']
  const searched =
    typeof typed === 'string' && typed !== ''
      ? await searchCondition(list.search, ctx, { asked, typed })
      : null
  return sql.join(
    [
      list.scope,
      ...askedConditions(Object.entries(list.filters), asked, ctx, subject),
      // All are added up: what finds much is found once, not asked of each job.
      ...(searched ? [searched.whereFound ?? searched.where] : []),
    ],
    sql` and `,
  )
}
