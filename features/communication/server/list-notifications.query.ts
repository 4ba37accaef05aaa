import { sql, type RawBuilder } from 'kysely'
import { portalPolicy } from '#platform/domain/policy.ts'
import { nothing } from '#platform/server/handler.ts'
import { listOf } from '#platform/server/lists/list-of.ts'
import { contains, wholeName } from '#platform/server/sql.ts'
import { listNotifications as endpoint } from '../contract/notification.endpoints.ts'
import { notificationRows } from './notification-rows.ts'
import { codesWithText } from './notification-texts.ts'
import { receivedBy, sentBy } from './notification.scope.ts'

const textMatches = (locale: 'ru' | 'en', typed: string): RawBuilder<boolean> => {
  const pattern = contains(typed)
  return sql`(n.subject ilike ${pattern} or n.body ilike ${pattern}
    or n.code = any(${codesWithText(locale, typed)}::text[])
    or exists (select 1 from jsonb_each_text(n.params) as param where param.value ilike ${pattern})
    or ${wholeName('s')} ilike ${pattern}
    or ${wholeName('r')} ilike ${pattern})`
}

/** Answers a folder of the inbox. */
export const listNotifications = listOf(endpoint, {
  load: nothing,
  authorize: portalPolicy.signIn,
  rows: notificationRows,
  scope: ({ actor }, _nothing, { query: { folder } }) => {
    const { uid } = actor
    return folder === 'incoming' ? receivedBy(uid) : sentBy(uid)
  },
  sortings: () => ({ CREATE_DATE: sql`n.id` }),
  filters: { unreadOnly: (only) => (only ? sql`n.read_at is null` : sql`true`) },
  search: { matches: (typed, { locale }) => textMatches(locale, typed) },
})
