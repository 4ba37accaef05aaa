import './reports.css'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { ListScreen, type Columns, type Views } from '#platform/web/work/components/list/ListScreen.tsx'
import { useList } from '#platform/web/work/components/list/use-list.ts'
import { StateOf } from '#platform/web/work/components/states/StateOf.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { PersonAvatar } from '#platform/web/work/components/text/PersonAvatar.tsx'
import { listMessageReports } from '../../contract/message-report.endpoints.ts'
import { messageReportStateTable } from '../../domain/state-tables.ts'
import { reportActions, type Report } from './report-actions.tsx'

const Words = ({ children }: { children: string }) => (
  <span className="report-words" title={children}>
    {children}
  </span>
)

const columns: Columns<typeof listMessageReports> = {
  author: { width: '14%', cell: ({ author }) => <PersonAvatar person={author} /> },
  reporter: { width: '14%', cell: ({ reporter }) => <PersonAvatar person={reporter} /> },
  subject: { width: '14%', cell: ({ subject }) => <Words>{subject}</Words> },
  body: { width: '24%', cell: ({ body }) => <Words>{body}</Words> },
  reason: { width: '18%', cell: ({ reason }) => <Words>{reason}</Words> },
  status: { cell: ({ status }) => <StateOf table={messageReportStateTable} state={status} /> },
  answer: { optional: true, cell: ({ answer }) => (answer ? <Words>{answer}</Words> : '—') },
  created: { sort: 'CREATE_DATE', cell: ({ createdAt }) => <DateText value={createdAt} as="time" /> },
}

const views: Views<typeof listMessageReports> = { open: { filters: { status: 'OPEN' } } }

const card = (report: Report) => (
  <div>
    <p>{report.author.name}</p>
    <Words>{report.body}</Words>
    <StateOf table={messageReportStateTable} state={report.status} />
  </div>
)

/** Screen of reported messages, for the portal's administrators. */
export const MessageReports = () => (
  <ListScreen
    of={useList(listMessageReports)}
    columns={columns}
    filters={{ status: messageReportStateTable }}
    views={views}
    rowName={({ subject }) => subject}
    rowActions={useActions(reportActions)}
    card={card}
  />
)
