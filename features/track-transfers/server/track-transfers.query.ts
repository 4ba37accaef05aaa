import { sql } from 'kysely'
import type { z } from 'zod'
import { previewOfTrack } from '#features/programmes'
import type { InputOf } from '#platform/contract/endpoint.ts'
import { outsideTeam } from '#platform/domain/accelerator-page.ts'
import { chosenAccelerator } from '#platform/server/chosen-accelerator.ts'
import type { Db, SignedIn } from '#platform/server/context.ts'
import { loader, query } from '#platform/server/handler.ts'
import { listOf } from '#platform/server/lists/list-of.ts'
import {
  getTrackTransfer,
  getTrackTransferChoices,
  listTrackTransfers,
} from '../contract/track-transfer.endpoints.ts'
import type { trackTransferChoices } from '../contract/track-transfer.schemas.ts'
import { trackExchanges, trackTransferSides } from '../domain/track-transfer.machine.ts'
import {
  findTrackTransfer,
  offeredTo,
  openState,
  shownTransfer,
  trackTransferRows,
} from './track-transfer.repository.ts'
import { incomingTransfers, outgoingTransfers } from './track-transfers.row-set.ts'

type Listed = InputOf<typeof listTrackTransfers>

const load = loader(async (ctx: SignedIn, input: Listed) => {
  const chosen = await chosenAccelerator(ctx, input)
  return chosen && { ...chosen, direction: input.query.direction }
}, outsideTeam)

/** Requests of the chosen accelerator in one direction. */
export const listTrackTransfersQuery = listOf(listTrackTransfers, {
  load,
  authorize: trackExchanges.manage,
  rows: (_ctx, { direction }) => trackTransferRows(direction),
  ...incomingTransfers,
  scope: (ctx, { acceleratorId, direction }, filters) =>
    (direction === 'incoming' ? incomingTransfers : outgoingTransfers).scope(ctx, { acceleratorId }, filters),
  sortings: () => ({ CREATE_DATE: sql`x.id`, NAME: [sql`lower(x.track_name)`, sql`x.id`] }),
})

const programmesOf = async (db: Db, acceleratorId: number): Promise<{ id: number; name: string }[]> =>
  db
    .selectFrom('programme')
    .select(['id', 'name'])
    .where('accelerator_id', '=', acceleratorId)
    .where('content_status', '<>', 'ARCHIVE')
    .orderBy('seq')
    .orderBy('id')
    .limit(500)
    .execute()

/** Returns a request for the side that the reader administers; for the other side it is not found. */
export const getTrackTransferQuery = query({
  endpoint: getTrackTransfer,
  load: async (ctx, { query: { requestId, direction } }) => {
    const found = await findTrackTransfer(ctx.db, requestId)
    return found && { ...found, direction }
  },
  authorize: trackTransferSides.view,
  run: async (ctx, { query: { direction } }, subject) => {
    const isOpen = subject.status === openState
    const [track, programmes] = await Promise.all([
      isOpen && subject.trackId !== null ? previewOfTrack(ctx.db, subject.trackId) : null,
      isOpen && direction === 'incoming' ? programmesOf(ctx.db, subject.targetId) : [],
    ])
    return { ...shownTransfer(ctx.actor, direction, subject), track: track ?? null, programmes }
  },
})

type Choices = z.output<typeof trackTransferChoices>

/** Current choices: every track that is not archived, and every accelerator that the profile names. */
export const getTrackTransferChoicesQuery = query({
  endpoint: getTrackTransferChoices,
  load: chosenAccelerator,
  authorize: trackExchanges.manage,
  run: async ({ db }, _input, { acceleratorId }) => {
    const [own, tracks, targets] = await Promise.all([
      sql<{ isAllowed: boolean }>`
        select track_transfer as "isAllowed" from accelerator where id = ${acceleratorId}`.execute(db),
      sql<Choices['tracks'][number]>`
        select t.id, t.name, p.name as programme from track t join programme p on p.id = t.programme_id
        where t.accelerator_id = ${acceleratorId} and t.content_status <> 'ARCHIVE'
        order by p.seq, p.id, t.seq, t.id limit 1000`.execute(db),
      sql<Choices['targets'][number]>`
        select t.id, t.name ${offeredTo(acceleratorId)} order by t.name, t.id`.execute(db),
    ])
    return { isAllowed: own.rows[0]?.isAllowed ?? false, tracks: tracks.rows, targets: targets.rows }
  },
})
