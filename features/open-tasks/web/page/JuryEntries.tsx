import '../open-tasks.css'
import { useMemo } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useActions, type RowActions } from '#platform/web/work/actions/use-actions.tsx'
import { ListScreen, type Columns } from '#platform/web/work/components/list/ListScreen.tsx'
import { useList } from '#platform/web/work/components/list/use-list.ts'
import { TextButton } from '#platform/web/work/components/text/TextButton.tsx'
import { listJuryEntries } from '../../contract/entry.endpoints.ts'
import { juryActions } from '../jury-actions.tsx'
import type { JuryEntry, OpenTaskPage } from '../open-task.types.ts'
import { StageTime } from '../StageTime.tsx'
import { ConflictWords } from './ConflictWords.tsx'

type Actions = RowActions<JuryEntry>

/**
 * The name of an entry opens its scoring, or the entry itself if the juror does not score it because of the conflict
 * shown next to it.
 */
const titleCell = (actions: Actions) => (entry: JuryEntry) => {
  const offered = actions(entry)
  const opens = offered.find(({ key }) => key === 'score') ?? offered.find(({ key }) => key === 'read')
  return (
    <TextButton translate="no" onClick={opens?.onClick}>
      {entry.title}
    </TextButton>
  )
}

const blind = (timeZone: string, actions: Actions): Columns<typeof listJuryEntries> => ({
  title: { width: '34%', sort: 'NAME', cell: titleCell(actions) },
  submittedAt: {
    sort: 'SUBMIT_DATE',
    cell: ({ submittedAt }) => <StageTime at={submittedAt} timeZone={timeZone} />,
  },
  total: { align: 'end', cell: ({ own }) => (own ? formatNumber(own.total) : '') },
  conflict: { cell: ({ conflict }) => (conflict ? <ConflictWords conflict={conflict} /> : '') },
})

const open = (timeZone: string, actions: Actions): Columns<typeof listJuryEntries> => ({
  ...blind(timeZone, actions),
  author: { cell: ({ author }) => <span translate="no">{author}</span> },
})

const views = { left: { filters: { scored: 'false' } }, done: { filters: { scored: 'true' } } } as const

/** Entries that a member of the jury scores. */
export const JuryEntries = ({ task }: { task: OpenTaskPage }) => {
  const t = useTexts('open-tasks')
  const list = useList(listJuryEntries, { id: 'jury-entries', of: { openTaskId: String(task.id) } })
  const { timeZone } = task
  const { authors } = task.sees
  const actions = useActions(juryActions, { task })
  const columns = useMemo(() => (authors ? open : blind)(timeZone, actions), [authors, timeZone, actions])
  return (
    <ListScreen
      of={list}
      title={null}
      columns={columns}
      rowName={({ title }) => title}
      rowActions={actions}
      views={views}
      filters={{ scored: null }}
      above={<p className="open-task-muted">{t(task.isBlind ? 'jury.blind' : 'jury.open')}</p>}
      emptyText={t('jury.empty.text')}
    />
  )
}
