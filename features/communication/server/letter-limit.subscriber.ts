import { sql } from 'kysely'
import { subscriber } from '#platform/server/events/subscriber.ts'
import type { CommunicationEvent } from '../domain/events.ts'
import { notify } from './notify.ts'

/** Tells the administrators that an accelerator has used up its letters of the day: once a day, in inbox and log. */
export const tellOfLetterLimit = subscriber<{ acceleratorId: number }>({
  name: 'communication.letter-limit',
  events: ['LetterLimitReached' satisfies CommunicationEvent],
  run: async ({ db, log }, event) => {
    const { acceleratorId } = event.payload
    log.warn({ acceleratorId, personUid: event.actorUid }, 'daily limit of letters reached')
    const { rows } = await sql<{ uid: string; accelerator: string }>`
      select r.person_uid as uid, coalesce(nullif(a.name, ''), '—') as accelerator
      from person_role r join accelerator a on a.id = ${acceleratorId} where r.role = 'ADMIN'`.execute(db)
    await notify(db, {
      eventId: event.id,
      code: 'LETTER_LIMIT_REACHED',
      params: { accelerator: rows[0]?.accelerator ?? '—' },
      recipients: rows.map(({ uid }) => uid),
      acceleratorId,
      link: '/admin/email-log',
    })
  },
})
