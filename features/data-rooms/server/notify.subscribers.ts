import { sql } from 'kysely'
import { noticeSubscriber } from '#features/communication'
import { linkTo } from '#platform/domain/screen-paths.ts'
import type { RaisedEvent } from '#platform/server/events/subscriber.ts'
import { nameInSentence } from '#platform/server/sql.ts'
import { notices } from '../domain/data-rooms.notices.ts'

type Payload = { id: number; comment?: string }

type Audience = {
  project: string
  person: string
  reason: string
  requester: string
  passers: string[]
  members: string[]
}

/** Notifies the accelerator of a request, the team of a forwarded one, and the requester of its result. */
export const notifyOfDataRequests = noticeSubscriber({
  name: 'data-rooms.notify',
  notices,
  together: true,
  read: ({ payload }: RaisedEvent<Payload>) => sql<Audience>`
    select p.name as project, ${nameInSentence('x')} as person, ${payload.comment || '—'}::text as reason,
      d.requester_uid as requester,
      array(select distinct h.person_uid from counted_membership h join person u on u.uid = h.person_uid and u.status = 'A'
        where h.accelerator_id = d.accelerator_id and h.role = 'ACC'
          and not exists (select from project_member m where m.project_id = d.project_id and m.person_uid = h.person_uid)
        order by h.person_uid limit 20) as passers,
      array(select m.person_uid from project_member m where m.project_id = d.project_id) as members
    from data_request d join project p on p.id = d.project_id join person x on x.uid = d.requester_uid
    where d.id = ${payload.id}`,
  people: {
    accelerator: ({ passers }) => passers,
    projectTeam: ({ members }) => members,
    requester: ({ requester }) => requester,
  },
  link: (_audience, { code, event: { payload } }) => {
    if (code === 'DATA_REQUESTED')
      return linkTo('/bch/view/data-requests', { status: 'NEW', requestId: payload.id })
    return code === 'DATA_REQUEST_PASSED' || code === 'DATA_ROOM_OPENED'
      ? linkTo('/bch/view/data-requests/room', { request: payload.id })
      : linkTo('/bch/view/data-requests', {})
  },
  // Notifications do not reveal who decided on the other side.
  unusual: (_audience, { to, event }) => ({
    senderUid: null,
    acceleratorId: to === 'accelerator' ? event.acceleratorId : null,
  }),
})
