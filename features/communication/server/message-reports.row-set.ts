import { sql } from 'kysely'
import type { SignedIn } from '#platform/server/context.ts'
import { rowSet } from '#platform/server/lists/row-set.ts'
import { wholeName } from '#platform/server/sql.ts'
import { reportedMessages } from '../domain/message-report.machine.ts'
import type { MessageReportState } from '../domain/message-reports.ts'
import { messageReportRows } from './message-report.repository.ts'

/** All reported messages `m`, for the portal's administrators. */
export const allMessageReports = rowSet({
  from: messageReportRows.from,
  key: messageReportRows.key,
  sees: async ({ actor }) => reportedMessages.view.allows(actor, null),
  scope: ({ actor }: SignedIn) => sql.lit(reportedMessages.view.allows(actor, null)),
  filters: { status: (states: readonly MessageReportState[]) => sql`m.status = any(${[...states]})` },
  search: sql`concat_ws(' ', m.subject, m.body, m.reason, ${wholeName('a')}, ${wholeName('r')})`,
})
