import './reports.css'
import { call } from '#platform/web/api/call.ts'
import { actionsOf } from '#platform/web/work/actions/actions-of.ts'
import { CheckIcon } from '#platform/web/work/components/icons/icons.ts'
import type { RowOf } from '#platform/web/work/components/list/use-list.ts'
import { settleMessageReport, type listMessageReports } from '../../contract/message-report.endpoints.ts'
import { messageReportStateTable } from '../../domain/state-tables.ts'

/** A reported message. */
export type Report = RowOf<typeof listMessageReports>

const Quoted = ({ report: { subject, body, reason } }: { report: Report }) => (
  <blockquote className="report-quote">
    <p>{subject}</p>
    <p>{body}</p>
    <footer>{reason}</footer>
  </blockquote>
)

/** Actions of administrators on a report. */
export const reportActions = actionsOf<Report>(
  'communication:reports.actions',
  {
    settle: {
      icon: CheckIcon,
      primary: true,
      reason: 'required',
      about: (report) => <Quoted report={report} />,
      send: ({ id, version }, { reason }) =>
        call(settleMessageReport, { body: { reportId: id, version, answer: reason } }),
    },
  },
  { words: ({ author }) => ({ person: author.name }), states: messageReportStateTable },
)
