import { sql } from 'kysely'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { portalPolicy } from '#platform/domain/policy.ts'
import { agendaSource } from '#platform/server/agenda/agenda-source.ts'
import { ofChosenAccelerator, ofNothing } from '#platform/server/ask-sources.ts'
import { displayName } from '#platform/server/sql.ts'
import { receivedRequests, type ReceivedFacts } from '../domain/data-request.policy.ts'
import { passedOnBy, toldTo } from './data-request.scope.ts'

const shared = {
  kind: 'dataRequest',
  reads: ['dataRequest', 'project'],
  from: sql`data_request d join project p on p.id = d.project_id`,
  key: sql`d.id`,
  joins: sql`join person x on x.uid = d.requester_uid`,
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
  scope: ({ actor }, { acceleratorId }) =>
    sql`d.status = 'NEW' and ${passedOnBy(actor.uid, [acceleratorId])}`,
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
  scope: ({ actor }) => sql`d.status = 'PASSED' and ${toldTo(actor.uid)}`,
  since: sql`d.passed_at`,
  verb: () => 'decide',
  link: ({ id }) => linkTo('/bch/view/data-requests/room', { request: id }),
})
