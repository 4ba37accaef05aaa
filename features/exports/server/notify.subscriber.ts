import { sql } from 'kysely'
import { noticeSubscriber } from '#features/communication'
import { openedIn } from '#platform/domain/accelerator-page.ts'
import type { ScreenHref } from '#platform/domain/screen-paths.ts'
import type { Db } from '#platform/server/context.ts'
import type { RaisedEvent } from '#platform/server/events/subscriber.ts'
import { wholeName } from '#platform/server/sql.ts'
import { pageSearchOf } from '../contract/days-of-list.ts'
import type { ExportRequest } from '../contract/export.schemas.ts'
import { notices } from '../domain/exports.notices.ts'
import type { KnownList } from './known-lists.ts'
import { nameOf } from './list-words.ts'
import type { ExportSettings } from './settings.ts'

type Ended = {
  list: string
  asked: ExportRequest
  personUid: string
  /** The person's name, for the owner of the subscription. */
  person: string
  acceleratorId: number | null
  locale: 'ru' | 'en'
  ready: boolean
  /** Owner of the subscription that it belongs to, and whether that has ended for the person. */
  ownerUid: string | null
  stopped: boolean
}

/** Maximum length of a link; a page with more filters is not linked. */
const maxLinkLength = 2000

/** The page that shows a list as in its file, in the accelerator of the file; null if the list has no page of its own. */
const pageOf = ({ list }: KnownList, { asked: request, acceleratorId }: Ended): ScreenHref | null => {
  const { page } = list.list
  // A report may name its accelerator, or the whole portal.
  const isNamed = new URLSearchParams(request.search).has('acceleratorId')
  const link =
    page === null
      ? null
      : openedIn(`${page}?${pageSearchOf(request)}` as const, isNamed ? null : acceleratorId)
  return link !== null && link.length <= maxLinkLength ? link : null
}

/** Notifies the person that the export is ready or has failed, because they have continued with other work. */
export const notifyOfExport = ({ find }: ExportSettings) =>
  noticeSubscriber({
    name: 'exports.notify',
    notices,
    read: async ({ payload }: RaisedEvent<{ id: number }>, db: Db) => {
      const { rows } = await sql<Ended>`
        select x.list, x.asked, x.person_uid as "personUid", x.accelerator_id as "acceleratorId", x.locale, x.failure is null as ready, s.owner_uid as "ownerUid",
          ${wholeName('u')} as person, coalesce(b.stopped is not null and x.failure is not null, false) as stopped
        from list_export x join person u on u.uid = x.person_uid left join list_subscription s on s.id = x.subscription_id
        left join list_subscriber b on b.subscription_id = s.id and b.person_uid = x.person_uid
        where x.id = ${payload.id}`.execute(db)
      const [ended] = rows
      if (!ended) return undefined
      const known = find(ended.list)
      return {
        ...ended,
        page: known ? pageOf(known, ended) : null,
        list: known ? nameOf(known, ended.locale) : ended.list,
        stopped: ended.stopped && ended.ownerUid !== null,
      }
    },
    when: {
      LIST_SUBSCRIPTION_STOPPED: ({ stopped }) => stopped,
      LIST_SUBSCRIPTION_READY: ({ ready, ownerUid }) => ready && ownerUid !== null,
      LIST_EXPORT_READY: ({ ready, ownerUid }) => ready && ownerUid === null,
      LIST_EXPORT_FAILED: ({ stopped, ready }) => !stopped && !ready,
    },
    people: {
      requester: ({ personUid }) => personUid,
      subscriber: ({ personUid, ownerUid }) => [personUid, ownerUid],
    },
    // The report with the filters and the days of its file; the file is among the exports.
    link: ({ page }, { code }) =>
      code === 'LIST_SUBSCRIPTION_READY' && page !== null ? page : '/bch/view/exports',
    // After a manual export a notification in the portal is enough; for a subscription an email is sent as well.
    unusual: ({ ownerUid }) => ({ senderUid: null, acceleratorId: null, mail: ownerUid !== null }),
  })
