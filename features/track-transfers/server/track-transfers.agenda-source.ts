import { sql } from 'kysely'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { agendaSource } from '#platform/server/agenda/agenda-source.ts'
import { ofChosenAccelerator } from '#platform/server/ask-sources.ts'
import { whereOf } from '#platform/server/lists/row-set.ts'
import { trackExchanges } from '../domain/track-transfer.machine.ts'
import { openState } from './track-transfer.repository.ts'
import { incomingTransfers } from './track-transfers.row-set.ts'

/** Tracks that other accelerators offer to the chosen accelerator. */
export const trackTransferSource = agendaSource<{ acceleratorId: number }, { id: number }>({
  name: 'track-transfers',
  kind: 'trackTransfer',
  menu: 'TrackTransfer',
  list: { menu: 'TrackTransfer', link: linkTo('/bch/view/trackTransfer', { status: openState }) },
  reads: ['trackTransfer'],
  of: ofChosenAccelerator,
  authorize: trackExchanges.manage,
  ...incomingTransfers,
  scope: (ctx, place) => whereOf(incomingTransfers, ctx, place, { status: [openState] }),
  since: sql`x.created_at`,
  title: () => sql`x.track_name`,
  context: () => sql`s.name`,
  note: sql`x.message`,
  columns: sql`x.id`,
  verb: () => 'decide',
  link: ({ id }) => linkTo('/bch/view/trackTransfer', { requestId: id }),
})
