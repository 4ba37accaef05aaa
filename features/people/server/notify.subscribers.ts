import { linkTo } from '#platform/domain/screen-paths.ts'
import { sql } from 'kysely'
import { notify } from '#features/communication'
import { chiefAdministrators } from '#platform/server/recipients.ts'
import { nameInSentence } from '#platform/server/sql.ts'
import { subscriber } from '#platform/server/events/subscriber.ts'

type Payload = { id: number; uid: string; comment?: string }

/** Notifies administrators of a request to be erased, and the person of its rejection. */
export const notifyOfErasure = subscriber<Payload>({
  name: 'people.tell-of-erasure',
  events: ['ErasureAsked', 'ErasureRejected'],
  run: async ({ db }, event) => {
    const { uid, comment = '' } = event.payload
    const shared = { eventId: event.id, acceleratorId: null, senderUid: event.actorUid }
    if (event.name === 'ErasureRejected')
      return notify(db, {
        ...shared,
        code: 'ERASURE_REJECTED',
        params: { reason: comment },
        recipients: [uid],
        link: '/bch/view/person-user-profile',
      })
    const { rows } = await sql<{ name: string; administrators: string[] }>`
      select ${nameInSentence('p')} as name, ${chiefAdministrators()} as administrators
      from person p where p.uid = ${uid} and p.erased_at is null`.execute(db)
    const [asked] = rows
    if (asked)
      await notify(db, {
        ...shared,
        code: 'ERASURE_ASKED',
        params: { person: asked.name },
        recipients: asked.administrators,
        link: linkTo('/admin/people', { tab: 'erasure' }),
      })
  },
})
