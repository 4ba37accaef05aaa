import { sql } from 'kysely'
import { portalPolicy } from '#platform/domain/policy.ts'
import { nothing } from '#platform/server/handler.ts'
import { listOf } from '#platform/server/lists/list-of.ts'
import type { Sql } from '#platform/server/lists/order.ts'
import { everyWord, hasWords } from '#platform/server/lists/search.ts'
import { wholeName } from '#platform/server/sql.ts'
import { listNotifications as endpoint } from '../contract/notification.endpoints.ts'
import { awaitsDecision } from './decided.sql.ts'
import { notificationRows } from './notification-rows.ts'
import { textsOfCodes } from './notification-texts.ts'
import { receivedBy, sentBy } from './notification.scope.ts'

/**
 * Search text of a notification without the texts of its code: user text, parameters (`n.words` has their word forms),
 * sender and recipient.
 */
const searchText = sql`concat_ws(' ', n.subject, n.body,
  (select string_agg(param.value, ' ') from jsonb_each_text(n.params) as param),
  ${wholeName('s')}, ${wholeName('r')})`

/**
 * Notifications that contain every typed word, either in their search text or in the texts of their code in the
 * reader's language.
 */
const textMatches = (locale: 'ru' | 'en', typed: string): Sql => {
  const texts = textsOfCodes(locale)
  return everyWord(
    typed,
    (word) => sql`(n.code = any(array(
        select t.code from unnest(${texts.map(({ code }) => code)}::text[], ${texts.map(({ text }) => text)}::text[]) as t (code, text)
        where ${hasWords(sql`t.text`, word)}))
      or ${hasWords(searchText, word, sql`n.words`)})`,
  )
}

/** Lists a folder of the inbox. */
export const listNotifications = listOf(endpoint, {
  load: nothing,
  authorize: portalPolicy.signIn,
  rows: notificationRows,
  scope: ({ actor }, _nothing, { folder }) => {
    const { uid } = actor
    return folder === 'incoming' ? receivedBy(uid) : sentBy(uid)
  },
  sortings: () => ({ CREATE_DATE: sql`n.id` }),
  filters: {
    unreadOnly: (only) => (only ? sql`n.read_at is null` : sql`true`),
    awaitsDecision: (only, { actor }) => (only ? awaitsDecision(actor) : sql`true`),
  },
  perRow: ['awaitsDecision'],
  search: { matches: (typed, { locale }) => textMatches(locale, typed) },
})
