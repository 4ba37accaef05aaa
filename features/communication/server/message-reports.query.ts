import { sql } from 'kysely'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { portalPolicy } from '#platform/domain/policy.ts'
import { nothing, query } from '#platform/server/handler.ts'
import { listOf } from '#platform/server/lists/list-of.ts'
import { personRefJson } from '#platform/server/sql.ts'
import { getBlockedSenders, listMessageReports } from '../contract/message-report.endpoints.ts'
import { reportedMessages } from '../domain/message-report.machine.ts'
import { maxBlocked } from '../domain/message-reports.ts'
import { messageReportRows } from './message-report.repository.ts'
import { allMessageReports } from './message-reports.row-set.ts'

type Blocked = ResponseOf<typeof getBlockedSenders>['items'][number]

export const getBlockedSendersQuery = query({
  endpoint: getBlockedSenders,
  load: nothing,
  authorize: portalPolicy.signIn,
  run: async ({ db, actor }) => {
    const { rows } = await sql<Omit<Blocked, 'actions'>>`
      select u.uid, ${personRefJson('u')} as person, b.created_at as at
      from message_block b join person u on u.uid = b.blocked_uid where b.person_uid = ${actor.uid}
      order by b.created_at desc, u.uid limit ${maxBlocked}`.execute(db)
    return { items: rows.map((row) => ({ ...row, actions: ['unblock' as const] })) }
  },
})

export const listMessageReportsQuery = listOf(listMessageReports, {
  load: nothing,
  authorize: reportedMessages.view,
  rows: messageReportRows,
  ...allMessageReports,
  sortings: () => ({ STATE: [sql`(m.status <> 'OPEN')::int`, sql`-m.id`], CREATE_DATE: sql`m.id` }),
})
