import { sql } from 'kysely'
import { noticeSubscriber } from '#features/communication'
import type { Db } from '#platform/server/context.ts'
import type { RaisedEvent } from '#platform/server/events/subscriber.ts'
import { wholeName } from '#platform/server/sql.ts'
import type { ExportRequest } from '../contract/export.schemas.ts'
import { notices } from '../domain/exports.notices.ts'
import { pageOf } from './list-page.ts'
import { filterNameOf, nameOf } from './list-words.ts'
import type { ExportSettings } from './settings.ts'

type Ended = {
  list: string
  request: ExportRequest
  personUid: string
  /** The person's name, for the owner of the subscription. */
  person: string
  acceleratorId: number | null
  locale: 'ru' | 'en'
  ready: boolean
  /** Owner of the subscription that it belongs to, and whether that has ended for the person. */
  ownerUid: string | null
  owner: string | null
  stopped: boolean
  /** The filter that pauses the subscription, whose own days its owner sends again. */
  fault: string | null
  subscribed: ExportRequest | null
}

/** Notifies the person that the export is ready or has failed, because they have continued with other work. */
export const notifyOfExport = ({ find }: ExportSettings) =>
  noticeSubscriber({
    name: 'exports.notify',
    notices,
    read: async ({ payload }: RaisedEvent<{ id: number; isFirst?: boolean }>, db: Db) => {
      const { rows } = await sql<Ended>`
        select x.list, x.asked as request, x.person_uid as "personUid", x.accelerator_id as "acceleratorId", x.locale, x.failure is null as ready, s.owner_uid as "ownerUid",
          ${wholeName('u')} as person, ${wholeName('o')} as owner, case when x.failure = 'VALIDATION_FAILED' then s.fault end as fault, s.asked as subscribed, coalesce(b.stopped is not null and x.failure is not null, false) as stopped
        from list_export x join person u on u.uid = x.person_uid left join list_subscription s on s.id = x.subscription_id
        left join person o on o.uid = s.owner_uid left join list_subscriber b on b.subscription_id = s.id and b.person_uid = x.person_uid
        where x.id = ${payload.id}`.execute(db)
      const [ended] = rows
      if (!ended) return undefined
      const known = find(ended.list)
      const shown = (ended.fault === null ? null : ended.subscribed) ?? ended.request
      return {
        ...ended,
        page: known ? pageOf(known, { ...ended, request: shown }) : null,
        list: known ? nameOf(known, ended.locale) : ended.list,
        stopped: ended.stopped && ended.ownerUid !== null,
        filter: known && ended.fault !== null ? filterNameOf(known, ended.fault, ended.locale) : ended.fault,
        isFirst: payload.isFirst ?? false,
      }
    },
    when: {
      LIST_SUBSCRIPTION_PAUSED: ({ stopped, fault }) => !stopped && fault !== null,
      LIST_SUBSCRIPTION_STOPPED: ({ stopped }) => stopped,
      LIST_SUBSCRIPTION_READY: ({ ready, ownerUid }) => ready && ownerUid !== null,
      LIST_EXPORT_READY: ({ ready, ownerUid }) => ready && ownerUid === null,
      LIST_EXPORT_FAILED: ({ stopped, ready, fault }) => !stopped && !ready && fault === null,
    },
    people: {
      requester: ({ personUid }) => personUid,
      // The owner of a paused subscription is notified once, with the first export that fails.
      subscriber: ({ personUid, ownerUid, stopped, isFirst }) => [
        ...(stopped || isFirst || personUid !== ownerUid ? [personUid] : []),
        ...(stopped || isFirst ? [ownerUid] : []),
      ],
    },
    // The report with the filters and the days of its file; the file is among the exports.
    link: ({ page }, { code }) =>
      page !== null && ['LIST_SUBSCRIPTION_READY', 'LIST_SUBSCRIPTION_PAUSED'].includes(code)
        ? page
        : '/bch/view/exports',
    // After a manual export a notification in the portal is enough; for a subscription an email is sent as well.
    unusual: ({ ownerUid }) => ({ senderUid: null, acceleratorId: null, mail: ownerUid !== null }),
  })
