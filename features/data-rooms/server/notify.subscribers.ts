import { sql } from 'kysely'
import { notify, type NotificationCode } from '#features/communication'
import { linkTo } from '#platform/domain/screen-paths.ts'
import type { Db } from '#platform/server/context.ts'
import { subscriber, type RaisedEvent } from '#platform/server/events/subscriber.ts'
import { nameInSentence } from '#platform/server/sql.ts'

type Payload = { id: number; comment?: string }

type Audience = {
  project: string
  person: string
  requester: string
  passers: string[]
  members: string[]
  passed: boolean
}

const readAudience = async (db: Db, id: number): Promise<Audience | undefined> => {
  const { rows } = await sql<Audience>`
    select p.name as project, ${nameInSentence('x')} as person, d.requester_uid as requester,
      d.passed_at is not null as passed,
      array(select distinct h.person_uid from counted_membership h join person u on u.uid = h.person_uid and u.status = 'A'
        where h.accelerator_id = d.accelerator_id and h.role = 'ACC'
          and not exists (select from project_member m where m.project_id = d.project_id and m.person_uid = h.person_uid)
        order by h.person_uid limit 20) as passers,
      array(select m.person_uid from project_member m where m.project_id = d.project_id) as members
    from data_request d join project p on p.id = d.project_id join person x on x.uid = d.requester_uid
    where d.id = ${id}`.execute(db)
  return rows[0]
}

const ofRequester = {
  DataRequestDeclined: 'DATA_REQUEST_DECLINED',
  DataRoomGranted: 'DATA_ROOM_OPENED',
  DataRequestRefused: 'DATA_REQUEST_REFUSED',
  DataRoomRevoked: 'DATA_ROOM_CLOSED',
} as const satisfies Record<string, NotificationCode>

const isOfRequester = (name: string): name is keyof typeof ofRequester => Object.hasOwn(ofRequester, name)

/** Notifies the accelerator of a request, the team of a forwarded one, and the requester of its result. */
export const notifyOfDataRequests = subscriber<Payload>({
  name: 'data-rooms.notify',
  events: [
    'DataRequested',
    'DataRequestPassed',
    'DataRequestDeclined',
    'DataRoomGranted',
    'DataRequestRefused',
    'DataRoomRevoked',
  ],
  together: true,
  run: async ({ db }, event: RaisedEvent<Payload>) => {
    const { id, comment } = event.payload
    const audience = await readAudience(db, id)
    if (!audience) return
    const { project, person } = audience
    // Notifications do not reveal who decided on the other side.
    const told = { eventId: event.id, senderUid: null, acceleratorId: null }
    if (event.name === 'DataRequested')
      return notify(db, {
        ...told,
        acceleratorId: event.acceleratorId,
        code: 'DATA_REQUESTED',
        params: { project, person },
        recipients: audience.passers,
        link: linkTo('/bch/view/data-requests', { status: 'NEW' }),
      })
    if (event.name === 'DataRequestPassed')
      return notify(db, {
        ...told,
        code: 'DATA_REQUEST_PASSED',
        params: { project, person },
        recipients: audience.members,
        link: linkTo('/bch/view/data-requests/room', { request: id }),
      })
    if (!isOfRequester(event.name)) return
    const code = ofRequester[event.name]
    const toRequester = { ...told, recipients: [audience.requester] }
    if (code === 'DATA_ROOM_OPENED' || code === 'DATA_ROOM_CLOSED')
      return notify(db, {
        ...toRequester,
        code,
        params: { project },
        link:
          code === 'DATA_ROOM_OPENED'
            ? linkTo('/bch/view/data-requests/room', { request: id })
            : linkTo('/bch/view/data-requests', {}),
      })
    return notify(db, {
      ...toRequester,
      code,
      params: { project, reason: comment || '—' },
      link: linkTo('/bch/view/data-requests', {}),
    })
  },
})
