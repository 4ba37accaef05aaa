import { sql } from 'kysely'
import { notify, type NotificationCode } from '#features/communication'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { acceleratorAdministrators, readUids } from '#platform/server/recipients.ts'
import { subscriber } from '#platform/server/events/subscriber.ts'
import { trackTransferEvents, type TrackTransferEvent } from '../domain/events.ts'
import { findTrackTransfer } from './track-transfer.repository.ts'

type Rule = { code: NotificationCode & `TRACK_OFFER${string}`; side: 'incoming' | 'outgoing' }

/** Notification of each event, and the side that receives it: always the one that did not act. */
const rules: Record<TrackTransferEvent, Rule> = {
  TrackOffered: { code: 'TRACK_OFFERED', side: 'incoming' },
  TrackOfferApproved: { code: 'TRACK_OFFER_APPROVED', side: 'outgoing' },
  TrackOfferRejected: { code: 'TRACK_OFFER_REJECTED', side: 'outgoing' },
  TrackOfferRevoked: { code: 'TRACK_OFFER_REVOKED', side: 'incoming' },
}

/** Notifies the administrators of the other side. */
export const notifyOfTrackTransfers = subscriber<{ id: number; comment?: string }>({
  name: 'track-transfers.notify',
  events: trackTransferEvents,
  run: async ({ db }, event) => {
    const request = await findTrackTransfer(db, event.payload.id)
    if (!request) return
    const { code, side } = rules[event.name as TrackTransferEvent]
    const isIncoming = side === 'incoming'
    const [own, other] = isIncoming ? [request.target, request.source] : [request.source, request.target]
    await notify(db, {
      eventId: event.id,
      code,
      params: {
        accelerator: other.name,
        track: request.trackName,
        ...(code === 'TRACK_OFFER_REJECTED' ? { reason: request.reason } : {}),
      } as never,
      recipients: await readUids(db, sql`${acceleratorAdministrators(own.id)}`),
      senderUid: null,
      acceleratorId: own.id,
      link: linkTo('/bch/view/trackTransfer', {
        tab: isIncoming ? undefined : side,
        requestId: request.id,
      }),
    })
  },
})
