import { sql } from 'kysely'
import { currentTask, waitingFacts } from '#features/participations'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { portalPolicy } from '#platform/domain/policy.ts'
import { nothing, query } from '#platform/server/handler.ts'
import { whereOf } from '#platform/server/lists/row-set.ts'
import { deadlineJson, isAmong } from '#platform/server/sql.ts'
import { waitsToldTo, type Waiting } from '../../participations/domain/waits-for.rules.ts'
import { getOwnWork } from '../contract/own-work.endpoints.ts'
import type { BoardColumn } from '../domain/states.ts'
import { ownRequests } from './own-requests.row-set.ts'

type Item = ResponseOf<typeof getOwnWork>['items'][number]

/** Columns of the board by the urgency for a founder. */
const byUrgency = [
  'IN_WORK',
  'TO_START',
  'TO_REVIEW',
  'NEW',
  'BLOCKED',
  'DISCARDED',
  'FINISHED',
  'CLOSED',
] as const satisfies readonly BoardColumn[]

const urgency = sql`array_position(array[${sql.join(byUrgency.map((column) => sql.lit(column)))}], r.board_column)`

/** Progress of the caller's own projects; others are omitted. */
export const getOwnWorkQuery = query({
  endpoint: getOwnWork,
  load: nothing,
  authorize: portalPolicy.signIn,
  run: async (ctx, { query: { projectIds } }) => {
    if (projectIds.length === 0) return { items: [] }
    const { rows } = await sql<Omit<Item, 'waits'> & { waiting: Waiting | null }>`
      select distinct on (r.project_id) r.project_id as "projectId", r.board_column as "column", r.status,
        json_build_object('id', t.id, 'name', t.name) as track,
        c.waiting,
        (count(*) filter (where r.board_column <> 'CLOSED' and q.id is not null) over (partition by r.project_id))::int
          - (r.board_column <> 'CLOSED' and q.id is not null)::int as others,
        (count(*) filter (where r.board_column <> 'CLOSED' and q.id is null) over (partition by r.project_id))::int
          - (r.board_column <> 'CLOSED' and q.id is null)::int as applications,
        case when q.id is not null then json_build_object('id', q.id, 'tasksTotal', q.tasks_total,
          'tasksAccepted', q.tasks_accepted, 'currentTask', case when c.id is not null then json_build_object(
            'id', c.id, 'name', c.name, 'state', case when c.state in ('AUTO_SELECT_PASS', 'AUTO_SELECT_FAIL') then 'DONE_CODE' else c.state end,
            'performer', c.performer, 'atExpert', false,
            'since', to_char(c.state_changed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
            'due', ${deadlineJson(sql`c.due_on`, sql`a.time_zone`)}) end) end as participation
      from ${ownRequests.from} join track t on t.id = r.track_id
        join accelerator a on a.id = r.accelerator_id left join project_track q on q.request_id = r.id
        left join lateral (
          select w.id, w.state, w.state_changed_at, w.due_on, k.name, k.performer, ${waitingFacts} as waiting
          from ${currentTask}) c on true
      where ${isAmong(sql`r.project_id`, projectIds)} and ${whereOf(ownRequests, ctx, null)}
      order by r.project_id, ${urgency}, c.due_on nulls last, r.created_at desc, r.id desc`.execute(ctx.db)
    return {
      items: rows.map(({ waiting, ...item }) => ({ ...item, waits: waitsToldTo(waiting, 'team') })),
    }
  },
})
