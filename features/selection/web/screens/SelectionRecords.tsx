import { linkTo } from '#platform/domain/screen-paths.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { isOutsideTeam } from '#platform/web/api/api-error.ts'
import { acceleratorStore } from '#platform/web/person-store.ts'
import { useStore } from '#platform/web/use-store.ts'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { Button } from '#platform/web/work/components/Button.tsx'
import { ListScreen, type Columns } from '#platform/web/work/components/list/ListScreen.tsx'
import { useList } from '#platform/web/work/components/list/use-list.ts'
import { DeniedState } from '#platform/web/work/components/states/DeniedState.tsx'
import { StateOf } from '#platform/web/work/components/states/StateOf.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'
import { listSelectionRecords } from '../../contract/record.endpoints.ts'
import { recordStateTable } from '../../domain/state-tables.ts'
import { recordActions } from '../record-actions.tsx'

const columns: Columns<typeof listSelectionRecords> = {
  task: { width: '24%', cell: ({ trackpointName }) => trackpointName },
  track: { cell: ({ trackName }) => trackName },
  programme: { cell: ({ programmeName }) => programmeName },
  status: { cell: ({ status }) => <StateOf table={recordStateTable} state={status} /> },
  participants: { align: 'end', cell: ({ participants }) => participants },
  passed: { align: 'end', cell: ({ passed }) => passed },
  by: { cell: ({ createdBy }) => createdBy.name },
  created: { sort: 'CREATE_DATE', cell: ({ createdAt }) => <DateText value={createdAt} as="time" /> },
  applied: {
    optional: true,
    cell: ({ appliedAt }) => (appliedAt ? <DateText value={appliedAt} as="time" /> : '—'),
  },
}

/** Screen of the selection records of the chosen accelerator. */
export const SelectionRecords = () => {
  const t = useTexts('selection')
  const accelerator = useStore(acceleratorStore)
  const list = useList(listSelectionRecords, { enabled: accelerator !== null, deniedHere: true })
  const rowActions = useActions(recordActions)
  if (accelerator === null || isOutsideTeam(list.answer.error)) return <DeniedState />
  return (
    <ListScreen
      of={list}
      columns={columns}
      filters={{ status: recordStateTable, trackpointId: null }}
      rowName={({ trackpointName }) => trackpointName}
      rowLink={({ id }) => linkTo('/bch/view/accelerator-settings/selection-record', { recordId: id })}
      rowActions={rowActions}
      action={
        <Button component={ScreenLink} to="/bch/view/accelerator-settings/selection-total">
          {t('records.total')}
        </Button>
      }
    />
  )
}
