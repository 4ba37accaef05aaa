import { sql } from 'kysely'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { agendaSource } from '#platform/server/agenda/agenda-source.ts'
import { ofChosenAccelerator } from '#platform/server/ask-sources.ts'
import { whereOf } from '#platform/server/lists/row-set.ts'
import { selections } from '../domain/selection.policy.ts'
import { hasApplicable } from './record.repository.ts'
import { selectionRecords } from './records.row-set.ts'

/** Results of selections in the chosen accelerator that are ready to apply. */
export const selectionSource = agendaSource<{ acceleratorId: number }, { id: number }>({
  name: 'selections',
  kind: 'selection',
  menu: 'AcceleratorSettings',
  list: {
    menu: 'AcceleratorSettings',
    link: linkTo('/bch/view/accelerator-settings/selection-records', { status: 'READY' }),
  },
  reads: ['selection', 'task'],
  of: ofChosenAccelerator,
  authorize: selections.manage,
  ...selectionRecords,
  scope: (ctx, place) =>
    sql`${whereOf(selectionRecords, ctx, place, { status: ['READY'] })} and ${hasApplicable}`,
  since: sql`r.created_at`,
  title: () => sql`r.trackpoint_name`,
  context: () => sql`concat_ws(' · ', r.track_name, r.programme_name)`,
  columns: sql`r.id`,
  verb: () => 'apply',
  link: ({ id }) => linkTo('/bch/view/accelerator-settings/selection-record', { recordId: id }),
})
