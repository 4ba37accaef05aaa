import { sql } from 'kysely'
import { notify } from '#features/communication'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { subscriber } from '#platform/server/events/subscriber.ts'
import { acceleratorAdministrators } from '#platform/server/recipients.ts'
import { nameInSentence } from '#platform/server/sql.ts'
import { timetableEvents } from '../domain/events.ts'
import type { RequestType } from '../domain/states.ts'

type Payload = { id: number; requestType: RequestType }

type Audience = { track: string; person: string; admins: string[] }

/** Notifies the accelerator's administrators that a track changed how it accepts applications, and who changed it. */
export const notifyOfAcceptance = subscriber<Payload>({
  name: 'timetable.notify',
  events: timetableEvents,
  run: async ({ db }, { id: eventId, payload: { id, requestType }, actorUid, acceleratorId }) => {
    const { rows } = await sql<Audience>`
      select t.name as track, ${acceleratorAdministrators(sql`t.accelerator_id`)} as admins,
        coalesce((select ${nameInSentence('p')} from person p where p.uid = ${actorUid}), '') as person
      from track t where t.id = ${id}`.execute(db)
    const [audience] = rows
    if (!audience) return
    const { track, person, admins } = audience
    await notify(db, {
      eventId,
      code: requestType === 'CONTINUOUS' ? 'TRACK_OPEN_AT_ANY_TIME' : 'TRACK_ON_SCHEDULE',
      params: { track, person },
      recipients: admins,
      senderUid: actorUid,
      acceleratorId,
      link: linkTo('/bch/view/acceleration-timetable/editor', { trackId: id }),
    })
  },
})
