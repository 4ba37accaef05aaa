import { sql } from 'kysely'
import type { SignedIn } from '#platform/server/context.ts'
import { rowSet } from '#platform/server/lists/row-set.ts'
import type { Direction, TrackTransferState } from '../domain/states.ts'
import { trackExchanges } from '../domain/track-transfer.machine.ts'
import { findTrackTransfer, trackTransferRows } from './track-transfer.repository.ts'

type Place = { acceleratorId: number }

const ofSide = (direction: Direction) => {
  const { from, key } = trackTransferRows(direction)
  const column = direction === 'incoming' ? sql`x.target_id` : sql`x.accelerator_id`
  return rowSet({
    from,
    key,
    sees: async ({ db, actor }, id, { acceleratorId }) => {
      const found = await findTrackTransfer(db, id)
      return (
        (direction === 'incoming' ? found?.targetId : found?.acceleratorId) === acceleratorId &&
        trackExchanges.manage.allows(actor, { acceleratorId })
      )
    },
    scope: ({ actor }: SignedIn, { acceleratorId }: Place) =>
      trackExchanges.manage.allows(actor, { acceleratorId }) ? sql`${column} = ${acceleratorId}` : sql`false`,
    filters: { status: (states: readonly TrackTransferState[]) => sql`x.status = any(${states})` },
    search: sql`concat_ws(' ', x.track_name, s.name, g.name)`,
  })
}

/** Tracks `x` that other accelerators offer to an accelerator, for its administrators. */
export const incomingTransfers = ofSide('incoming')

/** Tracks `x` that an accelerator offers to others, for its administrators. */
export const outgoingTransfers = ofSide('outgoing')
