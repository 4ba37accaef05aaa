import '../open-tasks.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { ListScreen, type Columns } from '#platform/web/work/components/list/ListScreen.tsx'
import { useList } from '#platform/web/work/components/list/use-list.ts'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { listJuryEntries } from '../../contract/entry.endpoints.ts'
import { juryActions } from '../jury-actions.tsx'
import type { JuryEntry, OpenTaskPage } from '../open-task.types.ts'

const ConflictWords = ({ conflict }: { conflict: NonNullable<JuryEntry['conflict']> }) => {
  const t = useTexts('open-tasks')
  const tReasons = useTexts('expertise')
  const { declared, isFound, reasons, isWaived } = conflict
  return (
    <ul className="open-task-reasons">
      {declared ? <li>{declared}</li> : null}
      {isFound && reasons.length === 0 ? <li>{t('jury.found')}</li> : null}
      {reasons.map((reason) => (
        <li key={reason}>{tReasons(`conflicts.${reason}`)}</li>
      ))}
      {isWaived ? <li className="open-task-muted">{t('jury.waived')}</li> : null}
    </ul>
  )
}

const blind: Columns<typeof listJuryEntries> = {
  title: { width: '34%', sort: 'NAME', cell: ({ title }) => <span translate="no">{title}</span> },
  submittedAt: { sort: 'SUBMIT_DATE', cell: ({ submittedAt }) => <DateText value={submittedAt} as="time" /> },
  total: { align: 'end', cell: ({ own }) => (own ? formatNumber(own.total) : '') },
  conflict: { cell: ({ conflict }) => (conflict ? <ConflictWords conflict={conflict} /> : '') },
}

const open: Columns<typeof listJuryEntries> = {
  ...blind,
  author: { cell: ({ author }) => <span translate="no">{author}</span> },
}

const views = { left: { filters: { scored: 'false' } }, done: { filters: { scored: 'true' } } } as const

/** Entries that a member of the jury scores. */
export const JuryEntries = ({ task }: { task: OpenTaskPage }) => {
  const t = useTexts('open-tasks')
  const list = useList(listJuryEntries, { id: 'jury-entries', of: { openTaskId: String(task.id) } })
  return (
    <ListScreen
      of={list}
      title={null}
      columns={task.sees.authors ? open : blind}
      rowName={({ title }) => title}
      rowActions={useActions(juryActions, { task })}
      views={views}
      filters={{ scored: null }}
      above={<p className="open-task-muted">{t(task.isBlind ? 'jury.blind' : 'jury.open')}</p>}
      emptyText={t('jury.empty.text')}
    />
  )
}
