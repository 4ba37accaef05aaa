import { sql } from 'kysely'
import type { SignedIn } from '#platform/server/context.ts'
import type { Sql } from '#platform/server/lists/order.ts'
import { noValue } from '../contract/pivot-value.ts'
import type { pathGroups } from '../domain/path-steps.ts'
import { pivotDimensionsSql } from './pivot-dimensions.sql.ts'
import { zoneOf, type ReportSubject, type wideSubject } from './report-subject.ts'

type Group = (typeof pathGroups)[number]

/** A report on the path that may be divided by a group. */
export type GroupedSubject = ReportSubject<
  Parameters<typeof wideSubject>[1]['query'] & { pathBy?: Group | undefined }
>

/**
 * Returns the joins, the key and the name of a key of the group of applications `r`. The key is never null; without a
 * group, all applications have the same key.
 */
export const groupedBy = (
  ctx: SignedIn,
  subject: GroupedSubject,
): { join: Sql; key: Sql; name: (key: Sql) => Sql } => {
  const { pathBy } = subject.asked
  const none = sql.lit(noValue)
  if (pathBy === undefined) return { join: sql``, key: sql`${none}::text`, name: () => sql`null::text` }
  const { join, key, name } = pivotDimensionsSql(ctx.locale, zoneOf(subject))[pathBy]
  return {
    join: join ?? sql``,
    key: sql`coalesce((${key})::text, ${none})`,
    name: (of) => sql`case when ${of} <> ${none} then ${name(sql`nullif(${of}, ${none})`)} end`,
  }
}
