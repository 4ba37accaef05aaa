import { sql } from 'kysely'
import { portalPolicy } from '#platform/domain/policy.ts'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { agendaSource } from '#platform/server/agenda/agenda-source.ts'
import { ofNothing } from '#platform/server/ask-sources.ts'
import { daysBeforeEnd } from '../domain/events.ts'

type Row = { projectId: number }

const shared = {
  kind: 'risk',
  menu: 'MyProjects',
  list: null,
  reads: ['risk', 'projectTeam', 'project'],
  of: ofNothing,
  authorize: portalPolicy.signIn,
  from: sql`risk r join project p on p.id = r.project_id`,
  key: sql`r.id`,
  since: sql`r.updated_at`,
  title: () => sql`r.name`,
  context: () => sql`p.name`,
  columns: sql`p.id as "projectId"`,
  link: ({ projectId }: Row) => linkTo('/bch/view/my-projects/edit', { projectId, tab: 'risks' }),
} as const

/** Unfinished measures of risks that the person owns in their own team. */
export const ownedRiskSource = agendaSource<unknown, Row>({
  ...shared,
  name: 'owned-risks',
  scope: ({ actor }) => sql`r.owner_uid = ${actor.uid} and not r.done and r.deadline is not null
    and exists (select from project_member m where m.project_id = p.id and m.person_uid = r.owner_uid)`,
  due: { day: sql`r.deadline`, zone: sql`'UTC'` },
  verb: () => 'complete',
})

/** Risks for the project's leader to accept: not accepted yet, or with an acceptance that has ended or ends soon. */
export const acceptableRiskSource = agendaSource<unknown, Row>({
  ...shared,
  name: 'acceptable-risks',
  scope: ({ actor }) => sql`p.leader_uid = ${actor.uid} and r.response = 'RISK_ACCEPTANCE'
    and (r.accepted_by is null
      or r.accepted_until <= (now() at time zone 'UTC')::date + ${sql.lit(daysBeforeEnd)})`,
  due: { day: sql`r.accepted_until`, zone: sql`'UTC'` },
  verb: () => 'confirm',
})
