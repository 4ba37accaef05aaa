import { sql } from 'kysely'
import { subscriber } from '#platform/server/events/subscriber.ts'
import { chiefAdministrators } from '#platform/server/recipients.ts'
import type { CommunicationEvent } from '../domain/events.ts'
import { notify } from './notify.ts'

/** Notifies the administrators once a day that an accelerator has reached its limit of emails, in inbox and log. */
export const notifyOfLetterLimit = subscriber<{ acceleratorId: number }>({
  name: 'communication.letter-limit',
  events: ['LetterLimitReached' satisfies CommunicationEvent],
  run: async ({ db, log }, event) => {
    const { acceleratorId } = event.payload
    log.warn({ acceleratorId, personUid: event.actorUid }, 'daily limit of letters reached')
    const { rows } = await sql<{ recipients: string[]; accelerator: string }>`
      select ${chiefAdministrators()} as recipients, coalesce(nullif(a.name, ''), '—') as accelerator
      from accelerator a where a.id = ${acceleratorId}`.execute(db)
    const [found] = rows
    if (!found) return
    await notify(db, {
      eventId: event.id,
      code: 'LETTER_LIMIT_REACHED',
      params: { accelerator: found.accelerator },
      recipients: found.recipients,
      acceleratorId,
      link: '',
    })
  },
})
