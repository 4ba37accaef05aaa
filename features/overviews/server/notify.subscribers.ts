import { sql } from 'kysely'
import { noticeSubscriber } from '#features/communication'
import { linkTo } from '#platform/domain/screen-paths.ts'
import type { RaisedEvent } from '#platform/server/events/subscriber.ts'
import { notices } from '../domain/overviews.notices.ts'
import { sponsorBehind } from './sponsor.repository.ts'

type Named = { email: string; programmeId: number; programme: string; accelerator: string }

/**
 * Notifies a sponsor that they were added. The person who added them learns nothing about the account behind the
 * address.
 */
export const notifySponsor = noticeSubscriber({
  name: 'overviews.tell-sponsor',
  notices,
  read: async ({ payload }: RaisedEvent<{ id: number }>, db) => {
    const { rows } = await sql<Named>`
      select s.email, g.id as "programmeId", g.name as programme, a.name as accelerator from programme_sponsor s
        join programme g on g.id = s.programme_id join accelerator a on a.id = g.accelerator_id
      where s.id = ${payload.id}`.execute(db)
    return rows[0] && { ...rows[0], uid: await sponsorBehind(db, rows[0].email) }
  },
  people: { sponsor: ({ uid }) => uid },
  link: ({ programmeId }) => linkTo('/bch/view/acceleration-summary', { programmeId }),
  unusual: () => ({ senderUid: null }),
})
