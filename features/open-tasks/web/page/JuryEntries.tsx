import '../open-tasks.css'
import { useMemo } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { ListScreen, type Columns } from '#platform/web/work/components/list/ListScreen.tsx'
import { useList } from '#platform/web/work/components/list/use-list.ts'
import { listJuryEntries } from '../../contract/entry.endpoints.ts'
import { juryActions } from '../jury-actions.tsx'
import type { OpenTaskPage } from '../open-task.types.ts'
import { StageTime } from '../StageTime.tsx'
import { ConflictWords } from './ConflictWords.tsx'

const blind = (timeZone: string): Columns<typeof listJuryEntries> => ({
  title: { width: '34%', sort: 'NAME', cell: ({ title }) => <span translate="no">{title}</span> },
  submittedAt: {
    sort: 'SUBMIT_DATE',
    cell: ({ submittedAt }) => <StageTime at={submittedAt} timeZone={timeZone} />,
  },
  total: { align: 'end', cell: ({ own }) => (own ? formatNumber(own.total) : '') },
  conflict: { cell: ({ conflict }) => (conflict ? <ConflictWords conflict={conflict} /> : '') },
})

const open = (timeZone: string): Columns<typeof listJuryEntries> => ({
  ...blind(timeZone),
  author: { cell: ({ author }) => <span translate="no">{author}</span> },
})

const views = { left: { filters: { scored: 'false' } }, done: { filters: { scored: 'true' } } } as const

/** Entries that a member of the jury scores. */
export const JuryEntries = ({ task }: { task: OpenTaskPage }) => {
  const t = useTexts('open-tasks')
  const list = useList(listJuryEntries, { id: 'jury-entries', of: { openTaskId: String(task.id) } })
  const { timeZone } = task
  const { authors } = task.sees
  const columns = useMemo(() => (authors ? open : blind)(timeZone), [authors, timeZone])
  return (
    <ListScreen
      of={list}
      title={null}
      columns={columns}
      rowName={({ title }) => title}
      rowActions={useActions(juryActions, { task })}
      views={views}
      filters={{ scored: null }}
      above={<p className="open-task-muted">{t(task.isBlind ? 'jury.blind' : 'jury.open')}</p>}
      emptyText={t('jury.empty.text')}
    />
  )
}
