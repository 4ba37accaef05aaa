import { sql } from 'kysely'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { agendaSource } from '#platform/server/agenda/agenda-source.ts'
import { ofNothing } from '#platform/server/ask-sources.ts'
import { whereOf } from '#platform/server/lists/row-set.ts'
import { displayName } from '#platform/server/sql.ts'
import { reportedMessages } from '../domain/message-report.machine.ts'
import { allMessageReports } from './message-reports.row-set.ts'

/** Reported messages that an administrator may resolve: not those they wrote or reported themselves. */
export const reportedMessagesSource = agendaSource<unknown, { id: number }>({
  name: 'message-reports',
  kind: 'messageReport',
  menu: 'MessageReports',
  list: { menu: 'MessageReports', link: linkTo('/admin/message-reports', { status: 'OPEN' }) },
  reads: ['messageReport'],
  of: ofNothing,
  authorize: reportedMessages.view,
  ...allMessageReports,
  scope: (ctx) => sql`${whereOf(allMessageReports, ctx, null, { status: ['OPEN'] })}
    and m.author_uid <> ${ctx.actor.uid} and m.reporter_uid <> ${ctx.actor.uid}`,
  since: sql`m.created_at`,
  title: () => sql`m.subject`,
  context: () => displayName('a'),
  note: sql`m.reason`,
  columns: sql`m.id`,
  verb: () => 'settle',
  link: () => linkTo('/admin/message-reports', { status: 'OPEN' }),
})
