import { sql } from 'kysely'
import { workRows } from '#features/acceleration-requests'
import type { SignedIn } from '#platform/server/context.ts'
import type { Sql } from '#platform/server/lists/order.ts'
import { pathTimes } from '../contract/path-times.endpoints.ts'
import { stayStates, type StayState } from '../domain/path-cohorts.ts'
import { figuresOf } from './figures-of.ts'
import { rounded } from './rounded.sql.ts'
import { movedStays, ownStays } from './stays.sql.ts'
import { appliedInPeriod, groupFields, groupOf, type GroupedSubject } from './work-report.ts'

/** Quantiles of days: the median and the 90th percentile. */
const quantiles = (days: Sql): Sql => sql`percentile_cont(array[0.5, 0.9]) within group (order by ${days})`

const here = (state: StayState): Sql => sql`r.board_column = ${sql.lit(state)}`

const soFar = sql`extract(epoch from now() - r.waits_since)::float8 / 86400`

/** The number of applications that are in each state now, and the median of their days in it. */
const open = sql.join(stayStates.map((state) => sql`(count(*) filter (where ${here(state)}))::int`))
const openDays = sql.join(
  stayStates.map(
    (state) => sql`percentile_cont(0.5) within group (order by ${soFar}) filter (where ${here(state)})`,
  ),
)

/** Each state with the stays and their quantiles: those of the application itself, others of the audit trail. */
const states = sql.join(
  stayStates.map((state, at) => {
    if (state === 'NEW') return sql`('NEW', ${sql.lit(at + 1)}, g.decided, g.to_decision)`
    if (state === 'TO_START') return sql`('TO_START', ${sql.lit(at + 1)}, g.begun, g.to_start)`
    const moved = (column: string): Sql =>
      sql`(select m.${sql.ref(column)} from moved m where m.stay = ${sql.lit(state)} and m.key is not distinct from g.key)`
    return sql`(${sql.lit(state)}, ${sql.lit(at + 1)}, ${moved('stays')}, ${moved('days')})`
  }),
)

/**
 * One row per group and state, with the completed stays of applications, from the application to the
 * decision and from the decision to the start of the first task, of tasks, and of blocked work.
 */
const times = (ctx: SignedIn, subject: GroupedSubject): Sql => {
  const { join, key, text, name } = groupOf(ctx, subject)
  const where = appliedInPeriod(ctx, subject)
  const { NEW, TO_START } = ownStays
  return sql`(with applied as (
      select ${key} as key, (count(*) filter (where ${NEW.isOver}))::int as decided,
        ${quantiles(NEW.days)} filter (where ${NEW.isOver}) as to_decision,
        (count(*) filter (where ${TO_START.isOver}))::int as begun,
        ${quantiles(TO_START.days)} filter (where ${TO_START.isOver}) as to_start,
        array[${open}] as open, array[${openDays}] as open_days
      from ${workRows.from} ${join} where ${where} group by 1),
    moved as materialized (
      select y.key, y.stay, count(*)::int as stays, ${quantiles(sql`y.days`)} as days
      from (${movedStays(ctx, subject, sql`${key} as key, m.stay, m.days`, { joins: join, where })}) y
      group by 1, 2)
    select x.*, ${name(sql`x.key`)} as name from (
      select ${text(sql`g.key`)} as key, o.state, o.seq, coalesce(o.stays, 0) as stays, ${rounded(sql`o.days[1]`)} as median,
        ${rounded(sql`o.days[2]`)} as ninetieth, g.open[o.seq] as open, ${rounded(sql`g.open_days[o.seq]`)} as "openMedian"
      from applied g cross join lateral (values ${states}) o (state, seq, stays, days)) x)`
}

const key = sql`concat_ws('|', n.key, n.state)`
const ofGroup = [sql`lower(coalesce(n.name, n.key))`, sql`n.seq`]

/** How long applications and their tasks stay in each state. */
export const pathTimesQuery = figuresOf(pathTimes, {
  from: times,
  key,
  columns: (subject) => ({ key, ...groupFields(subject) }),
  sortings: { ORDER: ofGroup, GROUP: ofGroup },
  totals: ['open'],
})
