import { sql } from 'kysely'
import { portalPolicy } from '#platform/domain/policy.ts'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { agendaSource } from '#platform/server/agenda/agenda-source.ts'
import { ofChosenAccelerator, ofNothing } from '#platform/server/ask-sources.ts'
import { whereOf } from '#platform/server/lists/row-set.ts'
import { displayName } from '#platform/server/sql.ts'
import { receivedRequests, type ReceivedFacts } from '../domain/data-request.machine.ts'
import { passedOnBy, passedToTeam } from './data-request.scope.ts'
import { seenDataRequests } from './data-requests.row-set.ts'

const shared = {
  kind: 'dataRequest',
  reads: ['dataRequest', 'project'],
  from: seenDataRequests.from,
  key: seenDataRequests.key,
  title: () => sql`p.name`,
  context: () => displayName('x'),
  note: sql`d.purpose`,
  columns: sql`d.id`,
} as const

/** New requests for projects of the chosen accelerator. */
export const receivedDataRequests = agendaSource<ReceivedFacts, { id: number }>({
  ...shared,
  name: 'data-requests',
  menu: null,
  list: null,
  of: ofChosenAccelerator,
  authorize: receivedRequests.view,
  scope: (ctx, { acceleratorId }) => sql`${passedOnBy(ctx.actor.uid, [acceleratorId])}
    and ${whereOf(seenDataRequests, ctx, null, { status: ['NEW'] })}`,
  since: sql`d.created_at`,
  verb: () => 'decide',
  link: () => linkTo('/bch/view/data-requests', { status: 'NEW' }),
})

/** Forwarded requests for the person's projects that the team has not answered. */
export const dataRequestsOfTeam = agendaSource<unknown, { id: number }>({
  ...shared,
  name: 'data-requests-of-team',
  menu: null,
  list: null,
  of: ofNothing,
  authorize: portalPolicy.signIn,
  scope: (ctx) =>
    sql`${passedToTeam(ctx.actor.uid)} and ${whereOf(seenDataRequests, ctx, null, { status: ['PASSED'] })}`,
  since: sql`d.passed_at`,
  verb: () => 'decide',
  link: ({ id }) => linkTo('/bch/view/data-requests/room', { request: id }),
})
