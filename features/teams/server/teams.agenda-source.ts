import { sql } from 'kysely'
import { projectKeeping } from '#features/projects'
import { isTeam } from '#platform/domain/actor.ts'
import { portalPolicy } from '#platform/domain/policy.ts'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { agendaSource } from '#platform/server/agenda/agenda-source.ts'
import { ofChosenAccelerator, ofNothing } from '#platform/server/ask-sources.ts'
import { whereOf } from '#platform/server/lists/row-set.ts'
import { displayName } from '#platform/server/sql.ts'
import { teamRequests, type TeamRequestFacts } from '../domain/team-request.machine.ts'
import { ownInvitations, receivedTeamRequests } from './teams.row-set.ts'

const requestsTab = linkTo('/bch/view/acceleratorTeam', { tab: 'requests' })

/** Invitations to teams that can still be accepted. */
export const invitationSource = agendaSource<unknown, { id: number }>({
  name: 'invitations',
  kind: 'invitation',
  menu: 'TeamInvite',
  list: { menu: 'TeamInvite', link: linkTo('/bch/view/team-invite', {}) },
  reads: ['invitation'],
  of: ofNothing,
  authorize: portalPolicy.beThemselves,
  ...ownInvitations,
  scope: (ctx) => sql`${whereOf(ownInvitations, ctx, null, { state: ['NEW'] })} and i.expires_at > now()`,
  since: sql`i.created_at`,
  due: { at: sql`i.expires_at` },
  title: () => sql`coalesce(a.name, p.name)`,
  context: () => sql`concat_ws(' · ', nullif(i.role_in_team, ''), ${displayName('c')})`,
  role: sql`i.role`,
  note: sql`i.message`,
  columns: sql`i.id`,
  verb: () => 'answer',
  link: ({ id }) => linkTo('/bch/view/team-invite', { invitationId: id }),
})

const joining = {
  kind: 'joinRequest',
  list: null,
  reads: ['joinRequest', 'project', 'projectTeam'],
  from: sql`project_join_request q join project p on p.id = q.project_id`,
  key: sql`q.id`,
  since: sql`q.created_at`,
  joins: sql`join person u on u.uid = q.person_uid left join vacancy v on v.id = q.vacancy_id`,
  title: () => displayName('u'),
  context: () => sql`concat_ws(' · ', p.name, v.name)`,
  note: sql`q.message`,
  columns: sql`q.project_id as "projectId"`,
  verb: () => 'decide' as const,
  link: ({ projectId }: { projectId: number }) =>
    linkTo('/bch/view/my-projects/edit', { projectId, tab: 'team' }),
} as const

/** Requests to join the person's projects, with or without a vacancy. */
export const joinRequestSource = agendaSource<unknown, { projectId: number }>({
  ...joining,
  name: 'join-requests',
  menu: 'MyProjects',
  of: ofNothing,
  authorize: portalPolicy.signIn,
  scope: ({ actor }) =>
    sql`p.leader_uid = ${actor.uid} and q.status = 'CONSIDERATION' and q.person_uid <> ${actor.uid}`,
})

/** Requests to join projects that the chosen accelerator owns, which have no leader to decide. */
export const keptJoinRequestSource = agendaSource<{ acceleratorId: number }, { projectId: number }>({
  ...joining,
  name: 'kept-join-requests',
  menu: 'ProjectsInWork',
  of: ofChosenAccelerator,
  authorize: projectKeeping.list,
  scope: ({ actor }, { acceleratorId }) =>
    isTeam(actor, acceleratorId)
      ? sql`p.keeper_accelerator_id = ${acceleratorId} and q.status = 'CONSIDERATION'
          and q.person_uid <> ${actor.uid}`
      : sql`false`,
})

/** Requests to join the chosen accelerator. */
export const teamRequestSource = agendaSource<TeamRequestFacts, object>({
  name: 'team-requests',
  kind: 'teamRequest',
  menu: 'AcceleratorTeam',
  list: { menu: 'AcceleratorTeam', link: requestsTab },
  reads: ['joinRequest', 'acceleratorTeam'],
  of: (ctx) => {
    const chosen = ofChosenAccelerator(ctx)
    return chosen && { ...chosen, personUid: '', hasRole: false }
  },
  authorize: teamRequests.decide,
  ...receivedTeamRequests,
  scope: (ctx, team) =>
    sql`${whereOf(receivedTeamRequests, ctx, team, { status: ['CONSIDERATION'] })} and r.person_uid <> ${ctx.actor.uid}`,
  since: sql`r.created_at`,
  title: () => displayName('p'),
  context: () => sql`''`,
  role: sql`r.role`,
  note: sql`r.message`,
  columns: sql`1`,
  verb: () => 'decide',
  link: () => requestsTab,
})
