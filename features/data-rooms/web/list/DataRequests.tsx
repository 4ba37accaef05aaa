import '../data-rooms.css'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { ListScreen, type Columns, type Views } from '#platform/web/work/components/list/ListScreen.tsx'
import { useList } from '#platform/web/work/components/list/use-list.ts'
import { StateOf } from '#platform/web/work/components/states/StateOf.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { PersonAvatar } from '#platform/web/work/components/text/PersonAvatar.tsx'
import { listDataRequests } from '../../contract/data-request.endpoints.ts'
import { dataRequestStateTable } from '../../domain/state-tables.ts'
import type { DataRequest } from '../data-request.types.ts'
import { dataRequestActions } from './data-request-actions.ts'

const Words = ({ children }: { children: string }) => (
  <span className="data-request-words" title={children}>
    {children}
  </span>
)

const Verified = ({ verifiedDay }: Pick<DataRequest, 'verifiedDay'>) => {
  const t = useTexts('data-rooms')
  return verifiedDay ? <DateText value={verifiedDay} /> : <>{t('list.notVerified')}</>
}

/** The state, with the reason of a refusal below it. */
const State = ({ status, answer }: Pick<DataRequest, 'status' | 'answer'>) => (
  <>
    <StateOf table={dataRequestStateTable} state={status} />
    {answer ? <Words>{answer}</Words> : null}
  </>
)

const columns: Columns<typeof listDataRequests> = {
  project: { sort: 'NAME', width: '18%', cell: ({ project }) => project.name },
  requester: { width: '16%', cell: ({ requester }) => <PersonAvatar person={requester} /> },
  firm: { optional: true, cell: ({ firm }) => firm || '—' },
  verified: { cell: (row) => <Verified {...row} /> },
  purpose: { width: '26%', cell: ({ purpose }) => <Words>{purpose}</Words> },
  status: { cell: (row) => <State {...row} /> },
  until: { cell: ({ untilDay }) => <DateText value={untilDay} /> },
  created: { sort: 'CREATE_DATE', cell: ({ createdAt }) => <DateText value={createdAt} /> },
  rivals: { optional: true, cell: ({ rivals }) => (rivals ? <Words>{rivals}</Words> : '—') },
  answer: { optional: true, cell: ({ answer }) => (answer ? <Words>{answer}</Words> : '—') },
  accelerator: { optional: true, cell: ({ accelerator }) => accelerator.name },
}

const card = (row: DataRequest) => (
  <div className="data-request-card">
    <p>{[row.requester.name, row.firm].filter(Boolean).join(', ')}</p>
    <Words>{row.purpose}</Words>
    <State {...row} />
    <p>
      <DateText value={row.createdAt} />
    </p>
  </div>
)

const views: Views<typeof listDataRequests> = {
  waiting: { filters: { status: 'NEW,PASSED' } },
  open: { filters: { status: 'GRANTED' } },
}

/** Screen of data requests: the user's own, those to forward, and those for their projects. */
export const DataRequests = () => {
  const list = useList(listDataRequests)
  return (
    <ListScreen
      of={list}
      columns={columns}
      filters={{ status: dataRequestStateTable, projectId: null, id: null }}
      views={views}
      rowName={({ project, requester }) => `${project.name}, ${requester.name}`}
      rowLink={({ id, opens }) => (opens ? linkTo('/bch/view/data-requests/room', { request: id }) : null)}
      rowActions={useActions(dataRequestActions)}
      card={card}
    />
  )
}
