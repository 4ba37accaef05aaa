import { sql } from 'kysely'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { agendaSource } from '#platform/server/agenda/agenda-source.ts'
import { ofNothing } from '#platform/server/ask-sources.ts'
import { displayName } from '#platform/server/sql.ts'
import { reportedMessages } from '../domain/message-report.policy.ts'

/** Reported messages that an administrator may resolve: not those they wrote or reported themselves. */
export const reportedMessagesSource = agendaSource<unknown, { id: number }>({
  name: 'message-reports',
  kind: 'messageReport',
  menu: 'MessageReports',
  list: { menu: 'MessageReports', link: linkTo('/admin/message-reports', { status: 'OPEN' }) },
  reads: ['messageReport'],
  of: ofNothing,
  authorize: reportedMessages.view,
  from: sql`message_report m join person a on a.uid = m.author_uid`,
  key: sql`m.id`,
  scope: ({ actor }) =>
    sql`m.status = 'OPEN' and m.author_uid <> ${actor.uid} and m.reporter_uid <> ${actor.uid}`,
  since: sql`m.created_at`,
  title: () => sql`m.subject`,
  context: () => displayName('a'),
  note: sql`m.reason`,
  columns: sql`m.id`,
  verb: () => 'settle',
  link: () => linkTo('/admin/message-reports', { status: 'OPEN' }),
})
