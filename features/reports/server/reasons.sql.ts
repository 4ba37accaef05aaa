import { sql } from 'kysely'
import { onDays, workRows } from '#features/acceleration-requests'
import { valueName } from '#features/dictionaries'
import type { Context } from '#platform/server/context.ts'
import type { Sql } from '#platform/server/lists/order.ts'
import type { reasonEnds } from '../domain/reasons.ts'

type ReasonEnd = (typeof reasonEnds)[number]

/** Joins how an application `r` ended or stopped: `n.kind`. */
export const withEnd = sql`
  cross join lateral (select case when r.status = 'CANCEL' then 'WITHDRAWAL' when r.status = 'REJECT' then 'APPLICATION'
    when r.board_column = 'DISCARDED' then 'TASK' else 'BLOCK' end as kind) n`

/** Applications `r` with how they ended or stopped, `n.kind`. */
export const endedWork = sql`${workRows.from} ${withEnd}`

/** Whether `r` ended or stopped without being completed. */
export const isEnded = sql`r.board_column in ('CLOSED', 'DISCARDED', 'BLOCKED')`

/** The rejected task of `r`: task `w`, trackpoint `k` and the comment `c` of the rejection. */
export const rejectedTask = sql`project_track q
  join project_trackpoint w on w.project_track_id = q.id and w.state = 'DISCARD_CODE'
  join trackpoint k on k.id = w.trackpoint_id
  left join task_comment c on c.task_id = w.id and c.kind = 'DISCARD'`

/** The words with which `r` ended or stopped, by the person who did it; each kind is looked up only for its rows. */
const wordsGiven = sql`case when r.status in ('REJECT', 'CANCEL') then r.reason
  when r.board_column = 'DISCARDED' then (select c.body from project_track q
      join project_trackpoint w on w.project_track_id = q.id and w.state = 'DISCARD_CODE'
      left join task_comment c on c.task_id = w.id and c.kind = 'DISCARD'
    where q.request_id = r.id order by w.seq, c.id desc limit 1)
  when r.board_column = 'BLOCKED' then (select e.comment from project_track q
      join audit_entry e on e.subject = 'participation' and e.subject_id = q.id::text and e.action = 'BLOCK'
    where q.request_id = r.id order by e.id desc limit 1) end`

type Locale = Context['locale']

/**
 * Joins of `endedWork` that give a row `y` for each reason of an application: the chosen dictionary values by name,
 * otherwise the words, empty without a reason.
 */
export const eachReason = (locale: Locale): Sql => sql`
  left join acceleration_request_reason l on l.request_id = r.id and n.kind = 'APPLICATION'
  left join dictionary_value v on v.id = l.reason_id
  cross join lateral (select case when v.id is not null then ${valueName('v', locale)} else coalesce(${wordsGiven}, '') end
    as reason) y`

/** The chosen dictionary values of a row by name; empty without one. */
export const chosenReasons = (locale: Locale) => sql<string>`coalesce((
  select string_agg(${valueName('v', locale)}, '; ' order by v.seq, v.id)
  from acceleration_request_reason l join dictionary_value v on v.id = l.reason_id
  where l.request_id = r.id and n.kind = 'APPLICATION'), '')`

/** The words of a row; empty without them. */
export const reasonWords = sql<string>`coalesce(${wordsGiven}, '')`

/** The complete reason of a row: the chosen dictionary values by name, then the words. */
export const reasonText = (locale: Locale) =>
  sql<string>`concat_ws('; ', nullif(${chosenReasons(locale)}, ''), nullif(${reasonWords}, ''))`

/** Key of a reason, ignoring case, spaces and a final full stop. */
export const reasonKey = (reason: Sql): Sql => sql`md5(plain_reason(${reason}))`

/** Time at which the work ended or stopped. */
export const endedAt = sql<string>`r.waits_since`

/** Filter conditions of the reports on reasons, for `endedWork`. */
export const reasonConditions = (acceleratorId: number, locale: Locale) => {
  const { from, to } = onDays(acceleratorId)
  return {
    kind: (kinds: readonly ReasonEnd[]) => sql`n.kind = any(${kinds})`,
    reason: (key: string) =>
      sql`exists (select from (values (1)) one ${eachReason(locale)} where ${reasonKey(sql`y.reason`)} = ${key})`,
    from: (day: string) => from(endedAt, day),
    to: (day: string) => to(endedAt, day),
  }
}
