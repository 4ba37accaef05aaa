import { sql } from 'kysely'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { agendaSource } from '#platform/server/agenda/agenda-source.ts'
import { portalCare } from '../../domain/administration.policy.ts'
import { healthProblems } from '../../domain/health.rules.ts'
import { alarmWords } from './alarm-words.ts'

const health = linkTo('/admin/health', {})

/** Open problems of the portal. */
export const alarmsSource = agendaSource<object, object>({
  name: 'alarms',
  kind: 'alarm',
  menu: 'Health',
  list: { menu: 'Health', link: health },
  reads: ['alarm'],
  of: () => ({}),
  authorize: portalCare.act,
  from: sql`portal_alarm a`,
  key: sql`a.id`,
  scope: () => sql`a.ended_at is null`,
  since: sql`a.began_at`,
  title: ({ locale }) =>
    sql`case a.finding ${sql.join(
      healthProblems.map((finding) => sql`when ${finding} then ${alarmWords(locale).names[finding]}`),
      sql` `,
    )} end`,
  context: () => sql`''`,
  columns: sql`1`,
  verb: () => 'settle',
  link: () => health,
})
