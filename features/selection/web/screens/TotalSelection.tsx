import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { currentLocale } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { isOutsideTeam } from '#platform/web/api/api-error.ts'
import { acceleratorStore } from '#platform/web/person-store.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { useStore } from '#platform/web/use-store.ts'
import { ListScreen, type Columns } from '#platform/web/work/components/list/ListScreen.tsx'
import { useList } from '#platform/web/work/components/list/use-list.ts'
import { DeniedState } from '#platform/web/work/components/states/DeniedState.tsx'
import { StateOf } from '#platform/web/work/components/states/StateOf.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { getSettingsTree } from '../../../programmes/contract/content.endpoints.ts'
import { whyInWords } from '../../contract/item-words.ts'
import { listTotalSelection } from '../../contract/record.endpoints.ts'
import { recordStateTable } from '../../domain/state-tables.ts'
import { pointsCell, projectCell, resultCell } from '../records/item-columns.tsx'

const optionsOf = (all: readonly { id: number; name: string }[]) =>
  all.map(({ id, name }) => ({ value: String(id), label: name }))

type Row = ResponseOf<typeof listTotalSelection>['items'][number]

const statusCell = ({ status }: Row) => <StateOf table={recordStateTable} state={status} />
const createdCell = ({ createdAt }: Row) => <DateText value={createdAt} as="time" />

/** Screen of the results of all selections of the chosen accelerator, a programme, a track or a task. */
export const TotalSelection = () => {
  const t = useTexts('selection')
  const accelerator = useStore(acceleratorStore)
  const list = useList(listTotalSelection, { enabled: accelerator !== null, deniedHere: true })
  const tree = useCall(getSettingsTree, {}, { enabled: accelerator !== null, deniedHere: true })
  if (accelerator === null || isOutsideTeam(list.answer.error)) return <DeniedState />
  const programmes = tree.data?.programmes ?? []
  const tracks = programmes.flatMap((programme) => programme.tracks)
  const columns: Columns<typeof listTotalSelection> = {
    project: { sort: 'NAME', width: '20%', cell: projectCell },
    programme: { optional: true, cell: ({ programmeName }) => programmeName },
    track: { cell: ({ trackName }) => trackName },
    task: { cell: ({ trackpointName }) => trackpointName },
    stream: { optional: true, cell: ({ streamName }) => streamName || '—' },
    place: { align: 'end', cell: ({ place }) => place },
    points: { align: 'end', cell: pointsCell },
    result: { cell: resultCell },
    why: { width: '20%', cell: (row) => whyInWords(row, t, currentLocale()) },
    status: { cell: statusCell },
    created: { sort: 'CREATE_DATE', cell: createdCell },
  }
  return (
    <ListScreen
      of={list}
      columns={columns}
      filters={{
        programmeId: optionsOf(programmes),
        trackId: optionsOf(tracks),
        trackpointId: optionsOf(tracks.flatMap((track) => track.trackpoints)),
        passed: [
          { value: 'true', label: t('result.passed') },
          { value: 'false', label: t('result.failed') },
        ],
        status: recordStateTable,
      }}
      rowKey={({ key }) => key}
      rowName={({ projectName }) => projectName}
    />
  )
}
