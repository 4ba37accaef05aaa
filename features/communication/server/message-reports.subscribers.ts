import { sql } from 'kysely'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { subscriber } from '#platform/server/events/subscriber.ts'
import { portalAdministrators, readUids } from '#platform/server/recipients.ts'
import { nameInSentence } from '#platform/server/sql.ts'
import { notify } from './notify.ts'

/** Notifies the portal's administrators of a report, and the reporter of its result. */
export const notifyOfMessageReports = subscriber<{ id: number }>({
  name: 'communication.message-reports',
  events: ['MessageReported', 'MessageReportSettled'],
  together: true,
  run: async ({ db }, event) => {
    const { rows } = await sql<{ person: string; reporter: string; answer: string }>`
      select ${nameInSentence('r')} as person, r.uid as reporter, m.answer
      from message_report m join person r on r.uid = m.reporter_uid where m.id = ${event.payload.id}`.execute(
      db,
    )
    if (!rows[0]) return
    const { person, reporter, answer } = rows[0]
    const common = { eventId: event.id, senderUid: null, acceleratorId: null }
    await (event.name === 'MessageReported'
      ? notify(db, {
          ...common,
          code: 'MESSAGE_REPORTED',
          params: { person },
          recipients: await readUids(db, portalAdministrators()),
          link: linkTo('/admin/message-reports', { status: 'OPEN' }),
        })
      : notify(db, {
          ...common,
          code: 'MESSAGE_REPORT_SETTLED',
          params: { answer },
          recipients: [reporter],
          link: linkTo('/bch/view/notifications', {}),
        }))
  },
})
