import { sql } from 'kysely'
import { notify } from '#features/communication'
import { loadPerson } from '#features/identity'
import { projectPageScope } from '#features/projects'
import { guest } from '#platform/domain/actor.ts'
import { linkTo } from '#platform/domain/screen-paths.ts'
import type { Db } from '#platform/server/context.ts'
import { subscriber } from '#platform/server/events/subscriber.ts'
import { acceleratorTeam } from '#platform/server/recipients.ts'
import { nameInSentence } from '#platform/server/sql.ts'
import { joinRequestEvents, type JoinRequestEvent } from '../domain/join-request-states.ts'

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

const partiesOf = async (db: Db, id: number): Promise<Parties | undefined> => {
  const { rows } = await sql<Parties>`
    select p.id as "projectId", p.name as project, p.serial_number as "serialNumber", 
      case when p.leader_uid is null then ${acceleratorTeam(sql`p.keeper_accelerator_id`, ['ACC', 'TRC_TEAM'])}
        else array[p.leader_uid] end as "deciderUids",
      u.uid as "personUid", ${nameInSentence('u')} as person, q.reason
    from project_join_request q join project p on p.id = q.project_id join person u on u.uid = q.person_uid
    where q.id = ${id}`.execute(db)
  return rows[0]
}

/** The project's name for an applicant who may open its page, otherwise its number. */
const nameToOutsider = async (
  db: Db,
  { projectId, project, serialNumber, personUid }: Parties,
): Promise<string> => {
  const actor = (await loadPerson(db, personUid)) ?? guest
  const { rows } =
    await sql`select from project p where p.id = ${projectId} and ${projectPageScope(actor)}`.execute(db)
  return rows.length > 0 ? project : serialNumber
}

const ownRequests = linkTo('/bch/view/team-invite', { tab: 'requests' })

/** Notifies the leader or the owning accelerator of a request to join, and the applicant of the decision. */
export const notifyOfJoinRequests = subscriber<{ id: number }>({
  name: 'teams.join-notify',
  events: joinRequestEvents,
  run: async ({ db }, event) => {
    const parties = await partiesOf(db, event.payload.id)
    if (!parties) return
    const { projectId, deciderUids, personUid, person, project, reason } = parties
    const team = linkTo('/bch/view/my-projects/edit', { projectId, tab: 'team' })
    const shared = { eventId: event.id, senderUid: event.actorUid, acceleratorId: null }
    switch (event.name as JoinRequestEvent) {
      case 'JoinRequested':
        return notify(db, {
          ...shared,
          code: 'JOIN_REQUESTED',
          params: { project, person },
          recipients: deciderUids,
          link: team,
        })
      case 'JoinRequestRevoked':
        return notify(db, {
          ...shared,
          code: 'JOIN_REQUEST_REVOKED',
          params: { project, person },
          recipients: deciderUids,
          link: team,
        })
      case 'JoinRequestAccepted':
        return notify(db, {
          ...shared,
          code: 'JOIN_REQUEST_ACCEPTED',
          params: { project },
          recipients: [personUid],
          link: team,
        })
      case 'JoinRequestRejected':
        return notify(db, {
          ...shared,
          code: 'JOIN_REQUEST_REJECTED',
          params: { project: await nameToOutsider(db, parties), reason },
          recipients: [personUid],
          link: ownRequests,
        })
    }
  },
})
