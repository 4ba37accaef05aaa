import { sql } from 'kysely'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { agendaSource } from '#platform/server/agenda/agenda-source.ts'
import { ofChosenAccelerator } from '#platform/server/ask-sources.ts'
import { trackExchanges } from '../domain/track-transfer.policy.ts'
import { openState } from './track-transfer.repository.ts'

/** Tracks that other accelerators offer to the chosen accelerator. */
export const trackTransferSource = agendaSource<{ acceleratorId: number }, { id: number }>({
  name: 'track-transfers',
  kind: 'trackTransfer',
  menu: 'TrackTransfer',
  list: { menu: 'TrackTransfer', link: linkTo('/bch/view/trackTransfer', { status: openState }) },
  reads: ['trackTransfer'],
  of: ofChosenAccelerator,
  authorize: trackExchanges.manage,
  from: sql`track_transfer x`,
  key: sql`x.id`,
  scope: (_ctx, { acceleratorId }) => sql`x.target_id = ${acceleratorId} and x.status = ${openState}`,
  since: sql`x.created_at`,
  joins: sql`join accelerator s on s.id = x.accelerator_id`,
  title: () => sql`x.track_name`,
  context: () => sql`s.name`,
  note: sql`x.message`,
  columns: sql`x.id`,
  verb: () => 'decide',
  link: ({ id }) => linkTo('/bch/view/trackTransfer', { requestId: id }),
})
