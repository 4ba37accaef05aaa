import '../open-tasks.css'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { ListScreen, type Columns } from '#platform/web/work/components/list/ListScreen.tsx'
import { useList } from '#platform/web/work/components/list/use-list.ts'
import { StateOf } from '#platform/web/work/components/states/StateOf.tsx'
import { TextLink } from '#platform/web/work/components/text/TextLink.tsx'
import { listOpenTasks } from '../../contract/open-task.endpoints.ts'
import { openTaskStateTable } from '../../domain/state-tables.ts'
import { openTaskActions } from '../open-task-actions.tsx'
import { StageDeadline } from '../StageDeadline.tsx'
import { StageTime } from '../StageTime.tsx'
import { NewOpenTaskButton } from './NewOpenTaskButton.tsx'

const shared: Columns<typeof listOpenTasks> = {
  title: { width: '28%', sort: 'NAME', cell: ({ title }) => <span translate="no">{title}</span> },
  status: { cell: ({ status }) => <StateOf table={openTaskStateTable} state={status} /> },
  entriesUntil: {
    width: '20%',
    sort: 'ENTRIES_UNTIL',
    cell: ({ entriesUntil, awaitsEntries, timeZone }) => (
      <StageDeadline at={entriesUntil} timeZone={timeZone} closed={!awaitsEntries} />
    ),
  },
  resultsAt: { cell: ({ resultsAt, timeZone }) => <StageTime at={resultsAt} timeZone={timeZone} /> },
  prize: { cell: ({ prize }) => prize },
  organizer: { cell: ({ organizer }) => <span translate="no">{organizer}</span> },
}

/** The number of entries is returned to those who oversee a task. */
const overseen: Columns<typeof listOpenTasks> = {
  ...shared,
  entries: { align: 'end', cell: ({ entries }) => entries },
}

const views = {
  open: { filters: { status: 'OPEN' }, sort: 'ENTRIES_UNTIL' },
  entered: { filters: { entered: 'true' } },
  judged: { filters: { judged: 'true' } },
  hosted: { filters: { hosted: 'true' } },
} as const

/** Open tasks that the user organises, participates in, judges, or may participate in. */
export const OpenTaskList = () => {
  const t = useTexts('open-tasks')
  const list = useList(listOpenTasks, { id: 'open-tasks' })
  const { mayCreate = false, usesPlatform = false } = list.answer.data ?? {}
  return (
    <ListScreen
      of={list}
      columns={list.answer.data?.items.some(({ entries }) => entries !== null) ? overseen : shared}
      rowName={({ title }) => title}
      rowLink={({ id }) => linkTo('/bch/view/open-task', { openTaskId: id })}
      rowActions={useActions(openTaskActions)}
      views={views}
      filters={{ status: openTaskStateTable, hosted: null, entered: null, judged: null }}
      action={
        <div className="open-task-line">
          {usesPlatform ? <TextLink to="/bch/view/event-organizers">{t('organizers.open')}</TextLink> : null}
          {mayCreate ? <NewOpenTaskButton /> : null}
        </div>
      }
      {...(mayCreate ? {} : { emptyText: t('list.emptyText') })}
    />
  )
}
