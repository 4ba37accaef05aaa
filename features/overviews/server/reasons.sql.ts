import { sql } from 'kysely'
import { onDays } from '#features/acceleration-requests'
import { valueName } from '#features/dictionaries'
import type { Context } from '#platform/server/context.ts'
import type { Sql } from '#platform/server/lists/order.ts'
import type { ReasonKind } from '../domain/figures.ts'
import type { OverviewFacts } from '../domain/overviews.policy.ts'
import { placeScope } from './place.ts'

/** Applications `r` with the kind of their end, `n`. */
export const reasoned = sql`acceleration_request r
  cross join lateral (select case when r.status = 'REJECT' then 'APPLICATION' when r.board_column = 'DISCARDED' then 'TASK'
    else 'BLOCK' end as kind) n`

/** What was said then: of an application, a task, or a block. */
const said = sql`
  select r.reason where r.status = 'REJECT'
  union all
  (select c.body from project_track q
      join project_trackpoint w on w.project_track_id = q.id and w.state = 'DISCARD_CODE'
      join task_comment c on c.task_id = w.id and c.kind = 'DISCARD'
    where r.board_column = 'DISCARDED' and q.request_id = r.id order by w.seq, c.id desc limit 1)
  union all
  (select e.comment from project_track q
      join audit_entry e on e.subject = 'participation' and e.subject_id = q.id::text and e.action = 'BLOCK'
    where r.board_column = 'BLOCKED' and q.request_id = r.id order by e.id desc limit 1)`

type Locale = Context['locale']

/**
 * Each reason of such a row, `y`: those of the list by their names, each by itself; without any the words as they were written, empty
 * where nobody gave one.
 */
export const eachReason = (locale: Locale): Sql => sql`lateral (
  select ${valueName('v', locale)} as reason from acceleration_request_reason l join dictionary_value v on v.id = l.reason_id
    where l.request_id = r.id and n.kind = 'APPLICATION'
  union all
  select coalesce((${said}), '') where n.kind <> 'APPLICATION'
    or not exists (select from acceleration_request_reason l where l.request_id = r.id)) y`

/** All that was said of a row: its reasons of the list, then the words. */
export const reasonText = (locale: Locale) => sql<string>`concat_ws('; ', (
  select string_agg(${valueName('v', locale)}, '; ' order by v.seq, v.id)
  from acceleration_request_reason l join dictionary_value v on v.id = l.reason_id
  where l.request_id = r.id and n.kind = 'APPLICATION'), nullif((${said}), ''))`

/** The same for all that differ only in case, spaces or the stop at their end. */
const reasonKey = sql<string>`md5(plain_reason(y.reason))`

/** Since when it rests: since it was decided, rejected or blocked. */
export const reasonAt = sql<string>`r.waits_since`

/** The rows of the place that ended or rest. */
export const reasonScope = (place: OverviewFacts): Sql =>
  sql`${placeScope(place)} and r.board_column in ('CLOSED', 'DISCARDED', 'BLOCKED') and r.status <> 'CANCEL'`

/** The condition that each filter of reasons is: of the list, and of what is counted. */
export const reasonConditions = (acceleratorId: number, locale: Locale) => {
  const { from, to } = onDays(acceleratorId)
  return {
    kind: (kinds: readonly ReasonKind[]) => sql`n.kind = any(${kinds})`,
    reason: (key: string) => sql`exists (select from ${eachReason(locale)} where ${reasonKey} = ${key})`,
    trackId: (id: number) => sql`r.track_id = ${id}`,
    from: (day: string) => from(reasonAt, day),
    to: (day: string) => to(reasonAt, day),
  }
}
