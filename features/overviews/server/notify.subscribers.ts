import { sql } from 'kysely'
import { notify } from '#features/communication'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { subscriber } from '#platform/server/events/subscriber.ts'
import type { SponsorEvent } from '../domain/events.ts'
import { sponsorBehind } from './sponsor.repository.ts'

type Named = { email: string; programmeId: number; programme: string; accelerator: string }

/**
 * Notifies a sponsor that they were added. The person who added them learns nothing about the account behind the
 * address.
 */
export const notifySponsor = subscriber<{ id: number }>({
  name: 'overviews.tell-sponsor',
  events: ['SponsorNamed'] satisfies SponsorEvent[],
  run: async ({ db }, event) => {
    const { rows } = await sql<Named>`
      select s.email, g.id as "programmeId", g.name as programme, a.name as accelerator from programme_sponsor s
        join programme g on g.id = s.programme_id join accelerator a on a.id = g.accelerator_id
      where s.id = ${event.payload.id}`.execute(db)
    const [named] = rows
    const uid = named && (await sponsorBehind(db, named.email))
    if (!named || !uid) return
    const { programme, accelerator, programmeId } = named
    await notify(db, {
      eventId: event.id,
      code: 'SPONSOR_NAMED',
      params: { programme, accelerator },
      recipients: [uid],
      senderUid: null,
      acceleratorId: event.acceleratorId,
      link: linkTo('/bch/view/acceleration-summary', { programmeId }),
    })
  },
})
