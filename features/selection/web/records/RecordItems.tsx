import { currentLocale } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { ListScreen, type Columns } from '#platform/web/work/components/list/ListScreen.tsx'
import { useList } from '#platform/web/work/components/list/use-list.ts'
import { stepInWords, whyInWords } from '../../contract/item-words.ts'
import { listSelectionRecordItems } from '../../contract/record.endpoints.ts'
import { pointsCell, projectCell, resultCell } from './item-columns.tsx'

/** Projects of a record in order of their places, with the reasons. */
export const RecordItems = ({ recordId, withStreams }: { recordId: number; withStreams: boolean }) => {
  const t = useTexts('selection')
  const list = useList(listSelectionRecordItems, { of: { recordId } })
  const columns: Columns<typeof listSelectionRecordItems> = {
    place: { sort: 'PLACE', align: 'end', width: '7%', cell: ({ place }) => place },
    project: { sort: 'NAME', width: '24%', cell: projectCell },
    ...(withStreams
      ? { stream: { cell: ({ streamName }: { streamName: string }) => streamName || '—' } }
      : {}),
    points: { align: 'end', cell: pointsCell },
    result: { cell: resultCell },
    why: { width: '26%', cell: (row) => whyInWords(row, t, currentLocale()) },
    step: { cell: (row) => stepInWords(row, t) },
  }
  return (
    <ListScreen
      of={list}
      title={null}
      columns={columns}
      filters={{
        passed: [
          { value: 'true', label: t('result.passed') },
          { value: 'false', label: t('result.failed') },
        ],
        outcome: 'outcome',
      }}
      rowKey={({ place }) => place}
      rowName={({ projectName }) => projectName}
    />
  )
}
