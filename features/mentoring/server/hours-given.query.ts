import { sql } from 'kysely'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { acceleratorsAs, isTeam } from '#platform/domain/actor.ts'
import { portalPolicy } from '#platform/domain/policy.ts'
import { nothing } from '#platform/server/handler.ts'
import { listOf } from '#platform/server/lists/list-of.ts'
import type { Sql } from '#platform/server/lists/order.ts'
import type { RowSource } from '#platform/server/lists/rows.ts'
import { isAmong, personRefJson, wholeName } from '#platform/server/sql.ts'
import { listMentorHours } from '../contract/workspace.endpoints.ts'
import type { HoursPeriod } from '../domain/states.ts'

type Row = ResponseOf<typeof listMentorHours>['items'][number]

/** What mentors gave: held meetings by mentor, programme and month, each month by the clock of the office hours. */
const given = sql`(
  select concat_ws('-', m.mentor_id, h.accelerator_id, coalesce(m.programme_id, 0), to_char(m.starts_at at time zone h.time_zone, 'YYYYMM')) as key,
    m.mentor_id, h.accelerator_id, m.programme_id,
    date_trunc('month', m.starts_at at time zone h.time_zone)::date as month, count(*)::int as meetings,
    count(distinct m.project_id)::int as teams,
    (sum(extract(epoch from m.ends_at - m.starts_at)) / 60)::int as minutes, round(avg(m.rating), 1)::float8 as rating
  from mentor_meeting m join office_hours h on h.id = m.hours_id where m.status = 'HELD'
  group by m.mentor_id, h.accelerator_id, m.programme_id, 1, 5)`

const from = sql`${given} g join mentor n on n.id = g.mentor_id join person u on u.uid = n.person_uid
  left join programme t on t.id = g.programme_id`

const rows: RowSource<Row, Row> = {
  from,
  key: sql`g.key`,
  columns:
    () => sql`g.key, ${personRefJson('u')} as mentor, json_build_object('id', a.id, 'name', a.name) as accelerator,
    case when t.id is null then null else json_build_object('id', t.id, 'name', t.name) end as programme, g.month,
    g.meetings, g.teams, g.minutes, g.rating`,
  joins: sql`join accelerator a on a.id = g.accelerator_id`,
  // Mentors never read how they were rated.
  row: (row, { actor }) => ({ ...row, rating: isTeam(actor, row.accelerator.id) ? row.rating : null }),
}

const thisMonth = sql`date_trunc('month', now())::date`

const monthsOf: Record<HoursPeriod, Sql> = {
  THIS_MONTH: sql`g.month = ${thisMonth}`,
  LAST_MONTH: sql`g.month = ${thisMonth} - interval '1 month'`,
  THIS_QUARTER: sql`g.month >= date_trunc('quarter', now())`,
  THIS_YEAR: sql`g.month >= date_trunc('year', now())`,
}

export const listMentorHoursQuery = listOf(listMentorHours, {
  load: nothing,
  authorize: portalPolicy.signIn,
  rows,
  scope: ({ actor }) => sql`(u.uid = ${actor.uid}
    or ${isAmong(sql`g.accelerator_id`, acceleratorsAs(actor, 'ACC', 'TRC_TEAM'))})`,
  sortings: () => ({
    MONTH: [sql`g.month`, sql`g.key`],
    NAME: [sql`lower(${wholeName('u')})`, sql`g.key`],
  }),
  filters: { period: (period) => monthsOf[period] },
  search: sql`concat_ws(' ', ${wholeName('u')}, t.name)`,
  more: async ({ db }, _input, _subject, all) => {
    const { rows: totals } = await sql<{ meetings: number; minutes: number }>`
      select coalesce(sum(g.meetings), 0)::int as meetings, coalesce(sum(g.minutes), 0)::int as minutes
      from ${from} where ${all}`.execute(db)
    return { totals: totals[0]! }
  },
})
