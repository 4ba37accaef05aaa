import { sql } from 'kysely'
import { linkTo } from '#platform/domain/screen-paths.ts'
import type { RaisedEvent } from '#platform/server/events/subscriber.ts'
import { portalAdministrators } from '#platform/server/recipients.ts'
import { nameInSentence } from '#platform/server/sql.ts'
import { notices } from '../domain/communication.notices.ts'
import { noticeSubscriber, noticesOf } from './notice-subscriber.ts'

type Report = { person: string; reporter: string; answer: string; administrators: string[] }

/** Notifies the portal's administrators of a report, and the reporter of its result. */
export const notifyOfMessageReports = noticeSubscriber({
  name: 'communication.message-reports',
  notices: noticesOf(notices, 'MESSAGE_REPORTED', 'MESSAGE_REPORT_SETTLED'),
  together: true,
  read: ({ payload }: RaisedEvent<{ id: number }>) => sql<Report>`
    select ${nameInSentence('r')} as person, r.uid as reporter, m.answer, ${portalAdministrators()} as administrators
    from message_report m join person r on r.uid = m.reporter_uid where m.id = ${payload.id}`,
  people: { portalAdmins: ({ administrators }) => administrators, reporter: ({ reporter }) => reporter },
  link: (_report, { to }) =>
    to === 'portalAdmins'
      ? linkTo('/admin/message-reports', { status: 'OPEN' })
      : linkTo('/bch/view/notifications', {}),
  unusual: () => ({ senderUid: null, acceleratorId: null }),
})
