import { useMemo } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { formatDateTime, zoneName } from '#platform/web/i18n/dates.ts'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { ListScreen, type Columns } from '#platform/web/work/components/list/ListScreen.tsx'
import { useList } from '#platform/web/work/components/list/use-list.ts'
import { StateOf } from '#platform/web/work/components/states/StateOf.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { PersonName } from '#platform/web/work/components/text/PersonName.tsx'
import { listMaintenance } from '../../contract/maintenance.endpoints.ts'
import { maintenanceStateTable } from '../../domain/state-tables.ts'
import { maintenanceActions } from './maintenance-actions.ts'
import { NewMaintenance } from './NewMaintenance.tsx'
import { NewButton } from './NewButton.tsx'

const columnsOf = (t: ReturnType<typeof useTexts>): Columns<typeof listMaintenance> => ({
  startsAt: {
    sort: 'START_DATE',
    cell: ({ startsAt, timeZone }) => formatDateTime(startsAt, { timeZone }),
  },
  endsAt: { cell: ({ endsAt, timeZone }) => formatDateTime(endsAt, { timeZone }) },
  timeZone: { cell: ({ timeZone, startsAt }) => zoneName(timeZone, startsAt) },
  mode: { cell: ({ mode }) => t(`maintenance.modes.${mode}`) },
  status: { cell: ({ status }) => <StateOf table={maintenanceStateTable} state={status} /> },
  author: { cell: ({ author }) => <PersonName person={author} /> },
  created: { cell: ({ createdAt }) => <DateText value={createdAt} as="relative" /> },
})

/** Maintenance notices. */
export const MaintenanceList = () => {
  const t = useTexts('announcements')
  const list = useList(listMaintenance, { id: 'maintenance' })
  const columns = useMemo(() => columnsOf(t), [t])
  return (
    <ListScreen
      of={list}
      title={null}
      columns={columns}
      rowName={({ startsAt, timeZone }) => formatDateTime(startsAt, { timeZone })}
      rowActions={useActions(maintenanceActions)}
      emptyAction={<NewButton title={t('maintenance.create')} form={<NewMaintenance />} />}
    />
  )
}
