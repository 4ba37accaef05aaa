import { sql } from 'kysely'
import { notify } from '#features/communication'
import { subscriber } from '#platform/server/events/subscriber.ts'
import { exportEvents } from '../domain/events.ts'
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
  subscriber<{ id: number }>({
    name: 'exports.notify',
    events: exportEvents,
    run: async ({ db }, { id, payload }) => {
      const { rows } = await sql<Ended>`
        select x.list, x.person_uid as "personUid", x.locale, x.failure is null as ready, s.owner_uid as "ownerUid",
          coalesce(b.stopped is not null and x.failure is not null, false) as stopped
        from list_export x left join list_subscription s on s.id = x.subscription_id
        left join list_subscriber b on b.subscription_id = s.id and b.person_uid = x.person_uid
        where x.id = ${payload.id}`.execute(db)
      const [ended] = rows
      if (!ended) return
      const known = find(ended.list)
      const params = { list: known ? nameOf(known, ended.locale) : ended.list }
      const about = { eventId: id, acceleratorId: null, link: '/bch/view/exports' as const, params }
      if (ended.stopped && ended.ownerUid !== null)
        return notify(db, {
          ...about,
          code: 'LIST_SUBSCRIPTION_STOPPED',
          recipients: [...new Set([ended.personUid, ended.ownerUid])],
        })
      await notify(db, {
        ...about,
        code: ended.ready ? 'LIST_EXPORT_READY' : 'LIST_EXPORT_FAILED',
        recipients: [ended.personUid],
        // After a manual export a notification in the portal is enough; for a subscription an email is sent as well.
        ...(ended.ownerUid === null ? { mail: false } : {}),
      })
    },
  })
