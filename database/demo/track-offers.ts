import { linkTo } from '#platform/domain/screen-paths.ts'
import { insertAll, insertOne } from '../../tests/support/factories/insert.ts'
import type { DemoAccelerator } from './accelerators.ts'
import type { Scene } from './scene.ts'
import type { Lane } from './tracks.ts'

type Offer = {
  lane: Lane
  to: DemoAccelerator
  status: 'CONSIDERATION' | 'REJECTED' | 'REVOKED'
  ageDays: number
  message: string
  reason?: string
}

/** Tracks of an accelerator that can be offered, in order: the demo's stories use the first ones. */
const lanesOf = (lanes: readonly Lane[], house: DemoAccelerator): Lane[] =>
  lanes
    .filter(({ house: of, row }) => of === house && row.content_status !== 'ARCHIVE')
    .toSorted((a, b) => a.row.id - b.row.id)

/** Offers of tracks between accelerators: one to the demo's administrator, one by them, and two decided ones. */
export const offerTracks = async (
  { db, calendar }: Scene,
  houses: readonly DemoAccelerator[],
  lanes: readonly Lane[],
): Promise<void> => {
  const [own, partner] = houses as readonly [DemoAccelerator, DemoAccelerator]
  const ours = lanesOf(lanes, own)
  const theirs = lanesOf(lanes, partner)
  await db.updateTable('accelerator').set({ track_transfer: true }).where('id', '=', partner.row.id).execute()
  await insertOne(db, 'accelerator_transfer_target', {
    accelerator_id: partner.row.id,
    target_id: own.row.id,
  })
  const offers: readonly Offer[] = [
    {
      lane: theirs.at(-1)!,
      to: own,
      status: 'REVOKED',
      ageDays: 24,
      message: 'Have a look: would our track suit you?',
    },
    {
      lane: ours.at(-1)!,
      to: partner,
      status: 'REJECTED',
      ageDays: 16,
      message: 'Трек для команд, которые уже продают.',
      reason: 'We already run a similar track and don’t need a second one yet.',
    },
    {
      lane: theirs[0]!,
      to: own,
      status: 'CONSIDERATION',
      ageDays: 1.4,
      message: 'Two cohorts have been through it and the tasks are polished. Use it as a base.',
    },
    {
      lane: ours.at(-1)!,
      to: partner,
      status: 'CONSIDERATION',
      ageDays: 0.7,
      message: 'Сократили задания, о которых вы писали. Посмотрите ещё раз.',
    },
  ]
  const requests = await insertAll(
    db,
    'track_transfer',
    offers.map(({ lane, to, status, ageDays, message, reason = '' }) => {
      const by = status === 'REJECTED' ? to.admins[0]!.uid : lane.house.admins[0]!.uid
      const isOpen = status === 'CONSIDERATION'
      return {
        accelerator_id: lane.house.row.id,
        target_id: to.row.id,
        track_id: lane.row.id,
        track_name: lane.row.name,
        status,
        message,
        reason,
        created_by: lane.house.admins[0]!.uid,
        created_at: calendar.ago(ageDays),
        decided_by: isOpen ? null : by,
        decided_at: isOpen ? null : calendar.ago(ageDays - 2),
      }
    }),
  )
  const open = requests.find(({ status, target_id: to }) => status === 'CONSIDERATION' && to === own.row.id)!
  await insertOne(db, 'notification', {
    code: 'TRACK_OFFERED',
    params: { accelerator: partner.plan.name, track: theirs[0]!.row.name } as never,
    recipient_uid: own.admins[0]!.uid,
    accelerator_id: own.row.id,
    link: linkTo('/bch/view/trackTransfer', { requestId: open.id }),
    created_at: calendar.ago(1.4),
  })
}
