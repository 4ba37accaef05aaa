import { sql } from 'kysely'
import { onDays } from '#features/acceleration-requests'
import type { Sql } from '#platform/server/lists/order.ts'
import type { ReasonKind } from '../domain/figures.ts'
import type { OverviewFacts } from '../domain/overviews.policy.ts'
import { placeScope } from './place.ts'

/** Applications `r` with the kind of their end, `n`, and what was said then, `x`: of an application, a task, or a block. */
export const reasoned = sql`acceleration_request r
  cross join lateral (select case when r.status = 'REJECT' then 'APPLICATION' when r.board_column = 'DISCARDED' then 'TASK'
    else 'BLOCK' end as kind) n
  left join lateral (
    select r.reason, r.decided_at as at where r.status = 'REJECT'
    union all
    (select c.body, c.created_at from project_track q
        join project_trackpoint w on w.project_track_id = q.id and w.state = 'DISCARD_CODE'
        join task_comment c on c.task_id = w.id and c.kind = 'DISCARD'
      where r.board_column = 'DISCARDED' and q.request_id = r.id order by w.seq, c.id desc limit 1)
    union all
    (select e.comment, e.at from project_track q
        join audit_entry e on e.subject = 'participation' and e.subject_id = q.id::text and e.action = 'BLOCK'
      where r.board_column = 'BLOCKED' and q.request_id = r.id order by e.id desc limit 1)) x on true`

/** The reason as it was written; empty where nobody gave one. */
export const reasonText = sql<string>`coalesce(x.reason, '')`

/** The same for all that differ only in case, spaces or the stop at their end. */
const reasonKey = sql<string>`md5(plain_reason(${reasonText}))`

/** When it was said; where nobody said anything, since when the project rests. */
export const reasonAt = sql<string>`coalesce(x.at, r.waits_since)`

/** The rows of the place that ended or rest. */
export const reasonScope = (place: OverviewFacts): Sql =>
  sql`${placeScope(place)} and r.board_column in ('CLOSED', 'DISCARDED', 'BLOCKED') and r.status <> 'CANCEL'`

/** The condition that each filter of reasons is: of the list, and of what is counted. */
export const reasonConditions = (acceleratorId: number) => {
  const { from, to } = onDays(acceleratorId)
  return {
    kind: (kinds: readonly ReasonKind[]) => sql`n.kind = any(${kinds})`,
    reason: (key: string) => sql`${reasonKey} = ${key}`,
    trackId: (id: number) => sql`r.track_id = ${id}`,
    from: (day: string) => from(reasonAt, day),
    to: (day: string) => to(reasonAt, day),
  }
}
