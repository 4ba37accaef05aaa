import { sql } from 'kysely'
import { notify } from '#features/communication'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { subscriber } from '#platform/server/events/subscriber.ts'
import { runEvents } from '../domain/events.ts'

/** Notifies the person who started the run that it is ready or failed. */
export const notifyOfRun = subscriber<{ id: number }>({
  name: 'user-reports.notify',
  events: runEvents,
  run: async ({ db }, { id, payload }) => {
    const { rows } = await sql<{ report: string; personUid: string; ready: boolean }>`
      select report_name as report, person_uid as "personUid", failure is null as ready
      from user_report_run where id = ${payload.id}`.execute(db)
    const [ended] = rows
    if (!ended) return
    await notify(db, {
      eventId: id,
      code: ended.ready ? 'USER_REPORT_READY' : 'USER_REPORT_FAILED',
      params: { report: ended.report },
      recipients: [ended.personUid],
      acceleratorId: null,
      link: linkTo('/bch/view/user-reports', { tab: 'files' }),
      mail: false,
    })
  },
})
