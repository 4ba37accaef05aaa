import { sql } from 'kysely'
import { subscriber, type RaisedEvent } from '#platform/server/events/subscriber.ts'
import { chiefAdministrators } from '#platform/server/recipients.ts'
import { notices } from '../domain/communication.notices.ts'
import type { CommunicationEvent } from '../domain/events.ts'
import { noticesOf, noticeSubscriber } from './notice-subscriber.ts'

type Payload = { acceleratorId: number }

/** Notifies the administrators once a day that an accelerator has reached its limit of emails. */
export const notifyOfLetterLimit = noticeSubscriber({
  name: 'communication.letter-limit',
  notices: noticesOf(notices, 'LETTER_LIMIT_REACHED'),
  read: ({ payload }: RaisedEvent<Payload>) => sql<{ recipients: string[]; accelerator: string }>`
    select ${chiefAdministrators()} as recipients, coalesce(nullif(a.name, ''), '—') as accelerator
    from accelerator a where a.id = ${payload.acceleratorId}`,
  people: { chiefAdmins: ({ recipients }) => recipients },
  link: () => '',
  unusual: (_row, { event }) => ({ senderUid: null, acceleratorId: event.payload.acceleratorId }),
})

/** Writes the same to the log, with the person whose email was the last. */
export const logLetterLimit = subscriber<Payload>({
  name: 'communication.log-letter-limit',
  events: ['LetterLimitReached' satisfies CommunicationEvent],
  run: ({ log }, event) => {
    const { acceleratorId } = event.payload
    log.warn({ acceleratorId, personUid: event.actorUid }, 'daily limit of letters reached')
    return Promise.resolve()
  },
})
