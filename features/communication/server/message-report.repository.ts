import { sql } from 'kysely'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { refusal } from '#platform/domain/machine.ts'
import type { Context, Db } from '#platform/server/context.ts'
import type { RowSource } from '#platform/server/lists/rows.ts'
import { personRefJson } from '#platform/server/sql.ts'
import { lockSubject } from '#platform/server/transition.ts'
import type { listMessageReports } from '../contract/message-report.endpoints.ts'
import { messageReportMachine } from '../domain/message-report.machine.ts'
import { messageReportActions, type MessageReportState } from '../domain/message-reports.ts'

type Row = ResponseOf<typeof listMessageReports>['items'][number]

/** Row source of reports `m`, for the portal's administrators. */
export const messageReportRows: RowSource<Omit<Row, 'actions'>, Row> = {
  from: sql`message_report m join person a on a.uid = m.author_uid join person r on r.uid = m.reporter_uid`,
  key: sql`m.id`,
  columns:
    () => sql`m.id, ${personRefJson('a')} as author, ${personRefJson('r')} as reporter, m.subject, m.body, m.reason,
    m.status, m.answer, m.created_at as "createdAt", m.version`,
  row: (row, { actor }) => ({
    ...row,
    actions: messageReportActions.filter(
      (action) =>
        refusal(messageReportMachine, row.status, action, actor, {
          authorUid: row.author.uid,
          reporterUid: row.reporter.uid,
        }) === null,
    ),
  }),
}

/** A report, for policy and machine. */
export type MessageReportSubject = {
  id: number
  status: MessageReportState
  authorUid: string
  reporterUid: string
}

export const findMessageReport = async (db: Db, id: number): Promise<MessageReportSubject | undefined> => {
  const { rows } = await sql<MessageReportSubject>`
    select id, status, author_uid as "authorUid", reporter_uid as "reporterUid" from message_report where id = ${id}`.execute(
    db,
  )
  return rows[0]
}

export const lockMessageReport = ({ db }: Pick<Context, 'db'>, id: number) =>
  lockSubject(db, messageReportMachine, id, () => findMessageReport(db, id), { versioned: true })
