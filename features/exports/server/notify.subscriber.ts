import { sql } from 'kysely'
import { noticeSubscriber } from '#features/communication'
import type { Db } from '#platform/server/context.ts'
import type { RaisedEvent } from '#platform/server/events/subscriber.ts'
import { notices } from '../domain/exports.notices.ts'
import { nameOf } from './list-words.ts'
import type { ExportSettings } from './settings.ts'

type Ended = {
  list: string
  personUid: string
  locale: 'ru' | 'en'
  ready: boolean
  /** Owner of the subscription that it belongs to, and whether that has ended for the person. */
  ownerUid: string | null
  stopped: boolean
}

/** Notifies the person that the export is ready or has failed, because they have continued with other work. */
export const notifyOfExport = ({ find }: ExportSettings) =>
  noticeSubscriber({
    name: 'exports.notify',
    notices,
    read: async ({ payload }: RaisedEvent<{ id: number }>, db: Db) => {
      const { rows } = await sql<Ended>`
        select x.list, x.person_uid as "personUid", x.locale, x.failure is null as ready, s.owner_uid as "ownerUid",
          coalesce(b.stopped is not null and x.failure is not null, false) as stopped
        from list_export x left join list_subscription s on s.id = x.subscription_id
        left join list_subscriber b on b.subscription_id = s.id and b.person_uid = x.person_uid
        where x.id = ${payload.id}`.execute(db)
      const [ended] = rows
      if (!ended) return undefined
      const known = find(ended.list)
      return {
        ...ended,
        list: known ? nameOf(known, ended.locale) : ended.list,
        stopped: ended.stopped && ended.ownerUid !== null,
      }
    },
    when: {
      LIST_SUBSCRIPTION_STOPPED: ({ stopped }) => stopped,
      LIST_EXPORT_READY: ({ stopped, ready }) => !stopped && ready,
      LIST_EXPORT_FAILED: ({ stopped, ready }) => !stopped && !ready,
    },
    people: {
      requester: ({ personUid }) => personUid,
      subscriber: ({ personUid, ownerUid }) => [personUid, ownerUid],
    },
    link: () => '/bch/view/exports',
    // After a manual export a notification in the portal is enough; for a subscription an email is sent as well.
    unusual: ({ ownerUid }) => ({ senderUid: null, acceleratorId: null, mail: ownerUid !== null }),
  })
