import { sql } from 'kysely'
import { portalPolicy } from '#platform/domain/policy.ts'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { agendaSource } from '#platform/server/agenda/agenda-source.ts'
import { ofNothing } from '#platform/server/ask-sources.ts'

/** Unanswered half-yearly forms of the person's companies. */
export const figuresOfTeam = agendaSource<unknown, { id: number }>({
  name: 'figures-of-team',
  kind: 'figures',
  menu: null,
  list: null,
  reads: ['deal', 'project'],
  of: ofNothing,
  authorize: portalPolicy.signIn,
  from: sql`figure_ask a join project p on p.id = a.project_id`,
  key: sql`a.id`,
  scope: ({ actor }) => sql`a.answered_at is null and a.until_day >= current_date
    and exists (select from project_member m where m.project_id = a.project_id and m.person_uid = ${actor.uid})`,
  since: sql`a.asked_at`,
  due: { day: sql`a.until_day`, zone: sql`'UTC'` },
  title: () => sql`p.name`,
  context: ({ locale }) => sql`to_char(a.period_end, ${locale === 'ru' ? 'DD.MM.YYYY' : 'YYYY/MM/DD'})`,
  columns: sql`a.id`,
  verb: () => 'answer',
  link: ({ id }) => linkTo('/bch/view/deals/figures', { ask: id }),
})
