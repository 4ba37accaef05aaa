import '../open-tasks.css'
import { lazy, Suspense } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { Button } from '#platform/web/work/components/Button.tsx'
import { openDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { AddIcon } from '#platform/web/work/components/icons/icons.ts'
import { ListScreen, type Columns } from '#platform/web/work/components/list/ListScreen.tsx'
import { useList } from '#platform/web/work/components/list/use-list.ts'
import { DeniedState } from '#platform/web/work/components/states/DeniedState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { StateOf } from '#platform/web/work/components/states/StateOf.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { listEventOrganizers } from '../../contract/event-organizer.endpoints.ts'
import { organizerOutcomeTable } from '../../domain/state-tables.ts'
import { organizerActions } from './organizer-actions.tsx'

const NewOrganizer = lazy(async () => ({ default: (await import('./NewOrganizer.tsx')).NewOrganizer }))

const columns: Columns<typeof listEventOrganizers> = {
  name: { width: '26%', sort: 'NAME', cell: ({ name }) => <span translate="no">{name}</span> },
  email: { width: '22%', cell: ({ email }) => <span translate="no">{email}</span> },
  outcome: { cell: ({ outcome }) => <StateOf table={organizerOutcomeTable} state={outcome} /> },
  attempts: { align: 'end', cell: ({ attempts }) => attempts },
  createdBy: { cell: ({ createdBy }) => <span translate="no">{createdBy.name}</span> },
  createdAt: { sort: 'CREATE_DATE', cell: ({ createdAt }) => <DateText value={createdAt} as="time" /> },
}

const open = (title: string): void =>
  openDrawer({
    title,
    body: (
      <Suspense fallback={<LoadingBlock lines={4} />}>
        <NewOrganizer />
      </Suspense>
    ),
  })

/** Organisers in the external event platform, for people with the access flag. */
export const EventOrganizers = () => {
  const t = useTexts('open-tasks')
  const list = useList(listEventOrganizers, { id: 'event-organizers', deniedHere: true })
  const rowActions = useActions(organizerActions)
  const { data, error } = list.answer
  if (error) return <DeniedState />
  const isOn = data?.isOn ?? false
  return (
    <ListScreen
      of={list}
      columns={columns}
      rowName={({ name }) => name}
      rowActions={rowActions}
      filters={{ outcome: organizerOutcomeTable }}
      above={<p className="open-task-muted">{t(data && !isOn ? 'organizers.off' : 'organizers.text')}</p>}
      action={
        isOn ? (
          <Button variant="contained" startIcon={<AddIcon />} onClick={() => open(t('organizers.create'))}>
            {t('organizers.create')}
          </Button>
        ) : null
      }
    />
  )
}
