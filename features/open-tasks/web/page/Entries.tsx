import '../open-tasks.css'
import { useMemo } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { ListScreen, type Columns } from '#platform/web/work/components/list/ListScreen.tsx'
import { useList } from '#platform/web/work/components/list/use-list.ts'
import { StateOf } from '#platform/web/work/components/states/StateOf.tsx'
import { studyLine } from '../../../people/domain/student.ts'
import { listOpenTaskEntries } from '../../contract/entry.endpoints.ts'
import { entryStandingTable, projectOfferTable } from '../../domain/state-tables.ts'
import { entryActions } from '../entry-actions.tsx'
import type { OpenTaskPage } from '../open-task.types.ts'
import { StageTime } from '../StageTime.tsx'

type Texts = ReturnType<typeof useTexts>

const columnsOf = (t: Texts, timeZone: string): Columns<typeof listOpenTaskEntries> => ({
  title: { width: '24%', sort: 'NAME', cell: ({ title }) => <span translate="no">{title}</span> },
  author: { width: '18%', cell: ({ author }) => <span translate="no">{author}</span> },
  study: {
    width: '24%',
    cell: ({ student }) => studyLine(student, (number) => t('entries.course', { number })),
  },
  submittedAt: {
    sort: 'SUBMIT_DATE',
    cell: ({ submittedAt }) => <StageTime at={submittedAt} timeZone={timeZone} />,
  },
  standing: { cell: ({ standing }) => <StateOf table={entryStandingTable} state={standing} /> },
  scores: {
    align: 'end',
    cell: ({ scores, jurorsDisagree }) =>
      jurorsDisagree ? (
        <span className="open-task-disagree">{t('entries.disagree', { scores })}</span>
      ) : (
        scores
      ),
  },
})

/** Places are hidden until the judging is complete. */
const judgedOf = (t: Texts, timeZone: string): Columns<typeof listOpenTaskEntries> => ({
  ...columnsOf(t, timeZone),
  score: { align: 'end', cell: ({ score }) => (score === null ? '' : formatNumber(score)) },
  place: { align: 'end', sort: 'PLACE', cell: ({ place }) => place },
  offer: { cell: ({ offer }) => (offer === null ? '' : <StateOf table={projectOfferTable} state={offer} />) },
})

/** The entries of an open task, for those who oversee it. */
export const Entries = ({ task }: { task: OpenTaskPage }) => {
  const t = useTexts('open-tasks')
  const { id, timeZone } = task
  const { places } = task.sees
  const list = useList(listOpenTaskEntries, { id: 'open-task-entries', of: { openTaskId: String(id) } })
  const columns = useMemo(() => (places ? judgedOf : columnsOf)(t, timeZone), [places, t, timeZone])
  const isDisputed = list.answer.data?.items.some(({ jurorsDisagree }) => jurorsDisagree) ?? false
  return (
    <ListScreen
      of={list}
      title={null}
      columns={columns}
      rowName={({ title }) => title}
      rowActions={useActions(entryActions, { task })}
      filters={{ standing: entryStandingTable }}
      above={isDisputed ? <p className="open-task-muted">{t('entries.disagreeRule')}</p> : null}
      emptyText={t('entries.empty.text')}
    />
  )
}
