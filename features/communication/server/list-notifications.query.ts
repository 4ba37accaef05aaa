import { sql, type RawBuilder } from 'kysely'
import { personOf } from '#platform/domain/actor.ts'
import { portalPolicy } from '#platform/domain/policy.ts'
import { nothing, query } from '#platform/server/handler.ts'
import { contains, countUpTo } from '#platform/server/sql.ts'
import { listNotifications as endpoint } from '../contract/notification.endpoints.ts'
import { joined, selectRows } from './notification-rows.ts'
import { codesSaying } from './notification-texts.ts'
import { receivedBy, sentBy } from './notification.scope.ts'

const saying = (locale: 'ru' | 'en', typed: string): RawBuilder<boolean> => {
  const pattern = contains(typed)
  return sql`(n.subject ilike ${pattern} or n.body ilike ${pattern}
    or n.code = any(${codesSaying(locale, typed)}::text[])
    or exists (select 1 from jsonb_each_text(n.params) as param where param.value ilike ${pattern})
    or concat_ws(' ', s.last_name, s.first_name, s.middle_name) ilike ${pattern}
    or concat_ws(' ', r.last_name, r.first_name, r.middle_name) ilike ${pattern})`
}

/** Answers a folder of the inbox. */
export const listNotifications = query({
  endpoint,
  load: nothing,
  authorize: portalPolicy.signIn,
  run: async ({ db, actor, locale }, { query: asked }) => {
    const uid = personOf(actor)?.uid ?? ''
    const conditions = [asked.folder === 'incoming' ? receivedBy(uid) : sentBy(uid)]
    if (asked.unreadOnly) conditions.push(sql`n.read_at is null`)
    if (asked.findText) conditions.push(saying(locale, asked.findText))
    const rows = sql`${joined} where ${sql.join(conditions, sql` and `)}`
    const direction = asked.sortingDirection === 'ASC' ? sql`asc` : sql`desc`
    const [items, count] = await Promise.all([
      selectRows(
        db,
        actor,
        sql`${rows} order by n.id ${direction} limit ${asked.limit} offset ${asked.offset}`,
      ),
      countUpTo(db, sql`select 1 ${rows}`),
    ])
    return { items, ...count }
  },
})
