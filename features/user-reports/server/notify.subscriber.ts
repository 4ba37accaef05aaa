import { sql } from 'kysely'
import { noticeSubscriber } from '#features/communication'
import { linkTo } from '#platform/domain/screen-paths.ts'
import type { RaisedEvent } from '#platform/server/events/subscriber.ts'
import { notices } from '../domain/user-reports.notices.ts'

/** Notifies the person who started the run that it is ready or failed. */
export const notifyOfRun = noticeSubscriber({
  name: 'user-reports.notify',
  notices,
  read: ({ payload }: RaisedEvent<{ id: number }>) => sql<{
    report: string
    personUid: string
    ready: boolean
  }>`
    select report_name as report, person_uid as "personUid", failure is null as ready
    from user_report_run where id = ${payload.id}`,
  when: { USER_REPORT_READY: ({ ready }) => ready, USER_REPORT_FAILED: ({ ready }) => !ready },
  people: { requester: ({ personUid }) => personUid },
  link: () => linkTo('/bch/view/user-reports', { tab: 'files' }),
  unusual: () => ({ senderUid: null, acceleratorId: null }),
})
