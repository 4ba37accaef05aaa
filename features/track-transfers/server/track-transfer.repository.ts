import { sql, type RawBuilder } from 'kysely'
import type { z } from 'zod'
import type { Actor } from '#platform/domain/actor.ts'
import { possibleActions } from '#platform/domain/machine.ts'
import type { Db } from '#platform/server/context.ts'
import type { RowSource } from '#platform/server/lists/rows.ts'
import type { trackTransfer } from '../contract/track-transfer.schemas.ts'
import { actionsOfSide, type Direction, type TrackTransferState } from '../domain/states.ts'
import { trackTransferMachine, type TrackTransferFacts } from '../domain/track-transfer.machine.ts'
/** A request as the API returns it to one side. */
export type TrackTransfer = z.output<typeof trackTransfer>

type Named = { id: number; name: string }

/** A request with the facts of its policy, before it is reduced to one side's view. */
export type TrackTransferSubject = Omit<TrackTransfer, 'direction' | 'partner' | 'actions'> &
  TrackTransferFacts & { source: Named; target: Named }

const named = (alias: string): RawBuilder<Named> =>
  sql<Named>`json_build_object('id', ${sql.ref(`${alias}.id`)}, 'name', ${sql.ref(`${alias}.name`)})`

const columns = sql<TrackTransferSubject>`x.id, x.accelerator_id as "acceleratorId", x.target_id as "targetId",
  s.approval = 'COORDINATED' as "sourceApproved", ${named('s')} as source, ${named('g')} as target,
  x.track_id as "trackId", x.track_name as "trackName", x.status, x.message, x.reason,
  x.made_track_id as "madeTrackId", x.created_at as "createdAt", x.decided_at as "decidedAt"`

const joins = sql`join accelerator s on s.id = x.accelerator_id join accelerator g on g.id = x.target_id`

/**
 * Reduces a request to one side's view: the receiver does not get the id of the original track, the sender does not get
 * the id of the copy.
 */
export const shownTransfer = (
  actor: Actor,
  side: Direction,
  subject: TrackTransferSubject,
): TrackTransfer => {
  const { acceleratorId: _from, targetId: _to, sourceApproved: _approved, source, target, ...row } = subject
  const isIncoming = side === 'incoming'
  return {
    ...row,
    direction: side,
    partner: isIncoming ? source : target,
    trackId: isIncoming ? null : row.trackId,
    madeTrackId: isIncoming ? row.madeTrackId : null,
    actions: possibleActions(trackTransferMachine, row.status, actor, subject).filter((action) =>
      actionsOfSide[side].includes(action),
    ),
  }
}

/** Row source of requests as seen by a side; `x` is the request. */
export const trackTransferRows = (side: Direction): RowSource<TrackTransferSubject, TrackTransfer> => ({
  from: sql`track_transfer x ${joins}`,
  key: sql`x.id`,
  columns: () => columns,
  row: (subject, { actor }) => shownTransfer(actor, side, subject),
})

/** Returns a request by its id. */
export const findTrackTransfer = async (db: Db, id: number): Promise<TrackTransferSubject | undefined> => {
  const { rows } = await sql<TrackTransferSubject>`
    select ${columns} from track_transfer x ${joins} where x.id = ${id}`.execute(db)
  return rows[0]
}

/** State in which a request waits for a decision. */
export const openState: TrackTransferState = 'CONSIDERATION'

/**
 * Accelerators `t` to which the accelerator may currently offer its tracks: both sides have enabled it in their
 * profiles.
 */
export const offeredTo = (acceleratorId: number): RawBuilder<unknown> => sql`
  from accelerator_transfer_target o join accelerator a on a.id = o.accelerator_id join accelerator t on t.id = o.target_id
  where o.accelerator_id = ${acceleratorId} and a.track_transfer and t.tracks_accepted
    and t.approval = 'COORDINATED' and t.status <> 'FINISHED'`
