import { sql } from 'kysely'
import * as transfers from '../../../features/track-transfers/contract/track-transfer.endpoints.ts'
import { trackTransfers } from '../../../features/track-transfers/domain/track-transfer.machine.ts'
import { findTrackTransfer } from '../../../features/track-transfers/server/track-transfer.repository.ts'
import { insertOne } from '../factories/insert.ts'
import { acceleratorOf, checked } from './list-check.ts'
import { row } from './row.ts'
import type { Who, World } from './world.ts'

/** Administrators of the accelerator alone (product 4); its team gets 403. */
const admins: readonly Who[] = ['admin']
const room = { see: ['team', 'teamTracker'] as const satisfies Who[] }

const onAccelerator = (world: World) => ({ 'accelerator-id': String(world.accelerator.id) })

/** Another accelerator that accepts tracks, allowed by the first one. */
const makePartner = async ({ make, db, accelerator }: World) => {
  const partner = await make.accelerator()
  await db.updateTable('accelerator').set({ track_transfer: true }).where('id', '=', accelerator.id).execute()
  await insertOne(db, 'accelerator_transfer_target', {
    accelerator_id: accelerator.id,
    target_id: partner.id,
  })
  return partner
}

/** A track of another accelerator, offered to the first one; or one of the first one, offered to another. */
const makeOffer = async (world: World, direction: 'incoming' | 'outgoing'): Promise<number> => {
  const { db, make, accelerator, people } = world
  const isIncoming = direction === 'incoming'
  const partner = isIncoming ? await make.accelerator() : await makePartner(world)
  const [source, target] = isIncoming ? [partner, accelerator] : [accelerator, partner]
  const track = await make.track({ accelerator: source })
  const { id } = await insertOne(db, 'track_transfer', {
    accelerator_id: source.id,
    target_id: target.id,
    track_id: track.id,
    track_name: track.name,
    created_by: people.admin.uid,
  })
  return id
}

/** Permissions on tracks that accelerators offer each other. */
export const trackTransferRows = [
  row(
    transfers.listTrackTransfers,
    admins,
    async (world) => {
      await makeOffer(world, 'incoming')
      return { headers: onAccelerator(world), query: { direction: 'incoming' as const } }
    },
    {
      ...room,
      rest: 403,
      absent: 403,
      list: checked(
        (parts) => sql`select id from track_transfer where target_id = ${acceleratorOf(parts)}`,
        ({ db }, id) => findTrackTransfer(db, id),
        trackTransfers.view.allows,
      ),
    },
  ),
  row(transfers.getTrackTransferChoices, admins, (world) => ({ headers: onAccelerator(world) }), {
    ...room,
    rest: 403,
    absent: 403,
  }),
  row(transfers.getTrackTransfer, admins, async (world) => ({
    query: { requestId: String(await makeOffer(world, 'incoming')), direction: 'incoming' as const },
  })),
  row(
    transfers.createTrackTransfer,
    admins,
    async (world) => ({
      body: { trackId: (await world.track()).id, targetId: (await makePartner(world)).id },
    }),
    { ...room, absent: { targetId: 400 } },
  ),
  row(
    transfers.approveTrackTransfer,
    admins,
    async (world) => ({
      body: {
        requestId: await makeOffer(world, 'incoming'),
        programmeId: (await world.track()).programme_id,
      },
    }),
    { absent: { programmeId: 400 } },
  ),
  row(transfers.rejectTrackTransfer, admins, async (world) => ({
    body: { requestId: await makeOffer(world, 'incoming'), reason: 'У нас есть такой же.' },
  })),
  row(transfers.revokeTrackTransfer, admins, async (world) => ({
    body: { requestId: await makeOffer(world, 'outgoing') },
  })),
]
