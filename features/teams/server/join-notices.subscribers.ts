import { sql } from 'kysely'
import { noticeSubscriber, noticesOf } from '#features/communication'
import { loadPerson } from '#features/identity'
import { visibleProjects } from '#features/projects'
import { guest } from '#platform/domain/actor.ts'
import { linkTo } from '#platform/domain/screen-paths.ts'
import type { Db } from '#platform/server/context.ts'
import type { RaisedEvent } from '#platform/server/events/subscriber.ts'
import { whereOf } from '#platform/server/lists/row-set.ts'
import { acceleratorTeam } from '#platform/server/recipients.ts'
import { nameInSentence } from '#platform/server/sql.ts'
import { notices } from '../domain/teams.notices.ts'

type Parties = {
  projectId: number
  project: string
  serialNumber: string
  /** The people who decide: the leader, or the team of the owning accelerator. */
  deciderUids: string[]
  personUid: string
  person: string
  reason: string
}

/** Whether the applicant may open the project's page; otherwise they know it by its number. */
const mayOpen = async (db: Db, { projectId, personUid }: Parties): Promise<boolean> => {
  const actor = (await loadPerson(db, personUid)) ?? guest
  const { rows } =
    await sql`select from project p where p.id = ${projectId} and ${whereOf(visibleProjects, { actor }, null)}`.execute(
      db,
    )
  return rows.length > 0
}

/** Notifies the leader or the owning accelerator of a request to join, and the applicant of the decision. */
export const notifyOfJoinRequests = noticeSubscriber({
  name: 'teams.join-notify',
  notices: noticesOf(
    notices,
    'JOIN_REQUESTED',
    'JOIN_REQUEST_REVOKED',
    'JOIN_REQUEST_ACCEPTED',
    'JOIN_REQUEST_REJECTED',
  ),
  read: async ({ name, payload }: RaisedEvent<{ id: number }>, db) => {
    const { rows } = await sql<Parties>`
      select p.id as "projectId", p.name as project, p.serial_number as "serialNumber",
        case when p.leader_uid is null then ${acceleratorTeam(sql`p.keeper_accelerator_id`, ['ACC', 'TRC_TEAM'])}
          else array[p.leader_uid] end as "deciderUids",
        u.uid as "personUid", ${nameInSentence('u')} as person, q.reason
      from project_join_request q join project p on p.id = q.project_id join person u on u.uid = q.person_uid
      where q.id = ${payload.id}`.execute(db)
    const [parties] = rows
    if (!parties || name !== 'JoinRequestRejected' || (await mayOpen(db, parties))) return parties
    return { ...parties, project: parties.serialNumber }
  },
  people: { decider: ({ deciderUids }) => deciderUids, requester: ({ personUid }) => personUid },
  link: ({ projectId }, { code, event }) =>
    code === 'JOIN_REQUEST_REJECTED'
      ? linkTo('/bch/view/team-invite', { tab: 'requests' })
      : linkTo('/bch/view/my-projects/edit', {
          projectId,
          tab: 'team',
          ...(code === 'JOIN_REQUESTED' && { requestId: event.payload.id }),
        }),
  unusual: () => ({ acceleratorId: null }),
})
