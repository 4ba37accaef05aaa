import { sql } from 'kysely'
import { noticeSubscriber, noticesOf } from '#features/communication'
import { linkTo } from '#platform/domain/screen-paths.ts'
import type { RaisedEvent } from '#platform/server/events/subscriber.ts'
import { chiefAdministrators } from '#platform/server/recipients.ts'
import { nameInSentence } from '#platform/server/sql.ts'
import { notices } from '../domain/people.notices.ts'

type Payload = { id: number; uid: string; comment?: string }

/** Notifies administrators of a request to be erased, and the person of its rejection. */
export const notifyOfErasure = noticeSubscriber({
  name: 'people.tell-of-erasure',
  notices: noticesOf(notices, 'ERASURE_ASKED', 'ERASURE_REJECTED'),
  read: ({ payload: { uid, comment = '' } }: RaisedEvent<Payload>) => sql<{
    person: string
    reason: string
    administrators: string[]
  }>`
    select ${nameInSentence('p')} as person, ${comment}::text as reason, ${chiefAdministrators()} as administrators
    from person p where p.uid = ${uid} and p.erased_at is null`,
  people: {
    chiefAdmins: ({ administrators }) => administrators,
    person: (_facts, { payload }) => payload.uid,
  },
  link: (_facts, { code }) =>
    code === 'ERASURE_ASKED' ? linkTo('/admin/people', { tab: 'erasure' }) : '/bch/view/person-user-profile',
  unusual: () => ({ acceleratorId: null }),
})
