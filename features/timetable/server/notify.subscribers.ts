import { sql } from 'kysely'
import { noticeSubscriber } from '#features/communication'
import { linkTo } from '#platform/domain/screen-paths.ts'
import type { RaisedEvent } from '#platform/server/events/subscriber.ts'
import { acceleratorAdministrators } from '#platform/server/recipients.ts'
import { nameInSentence } from '#platform/server/sql.ts'
import type { RequestType } from '../domain/states.ts'
import { notices } from '../domain/timetable.notices.ts'

type Payload = { id: number; requestType: RequestType }

/** Notifies the accelerator's administrators that a track changed how it accepts applications, and who changed it. */
export const notifyOfAcceptance = noticeSubscriber({
  name: 'timetable.notify',
  notices,
  read: ({ payload: { id }, actorUid }: RaisedEvent<Payload>) => sql<{
    track: string
    person: string
    admins: string[]
  }>`
    select t.name as track, ${acceleratorAdministrators(sql`t.accelerator_id`)} as admins,
      coalesce((select ${nameInSentence('p')} from person p where p.uid = ${actorUid}), '') as person
    from track t where t.id = ${id}`,
  when: {
    TRACK_OPEN_AT_ANY_TIME: (_track, { payload }) => payload.requestType === 'CONTINUOUS',
    TRACK_ON_SCHEDULE: (_track, { payload }) => payload.requestType !== 'CONTINUOUS',
  },
  people: { acceleratorAdmins: ({ admins }) => admins },
  link: (_track, { event }) =>
    linkTo('/bch/view/acceleration-timetable/editor', { trackId: event.payload.id }),
})
