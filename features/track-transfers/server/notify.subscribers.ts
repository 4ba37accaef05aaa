import { sql } from 'kysely'
import { noticeSubscriber } from '#features/communication'
import { linkTo } from '#platform/domain/screen-paths.ts'
import type { RaisedEvent } from '#platform/server/events/subscriber.ts'
import { acceleratorAdministrators, readUids } from '#platform/server/recipients.ts'
import { notices } from '../domain/track-transfers.notices.ts'
import { findTrackTransfer } from './track-transfer.repository.ts'

/** Events after which the receiving accelerator is notified; always the side that did not act. */
const incoming: ReadonlySet<string> = new Set(['TrackOffered', 'TrackOfferRevoked'])

/** Notifies the administrators of the other side. */
export const notifyOfTrackTransfers = noticeSubscriber({
  name: 'track-transfers.notify',
  notices,
  read: async ({ name, payload }: RaisedEvent<{ id: number }>, db) => {
    const request = await findTrackTransfer(db, payload.id)
    if (!request) return undefined
    const isIncoming = incoming.has(name)
    const [own, other] = isIncoming ? [request.target, request.source] : [request.source, request.target]
    return {
      id: request.id,
      isIncoming,
      acceleratorId: own.id,
      accelerator: other.name,
      track: request.trackName,
      reason: request.reason,
      administrators: await readUids(db, sql`${acceleratorAdministrators(own.id)}`),
    }
  },
  people: { acceleratorAdmins: ({ administrators }) => administrators },
  link: ({ id, isIncoming }) =>
    linkTo('/bch/view/trackTransfer', { tab: isIncoming ? undefined : 'outgoing', requestId: id }),
  unusual: ({ acceleratorId }) => ({ senderUid: null, acceleratorId }),
})
