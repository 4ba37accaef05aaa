import { sql, type RawBuilder } from 'kysely'
import { ProductError } from '#platform/domain/product-error.ts'
import { accelerators } from '#features/accelerators'
import type { Context } from '#platform/server/context.ts'
import { query } from '#platform/server/handler.ts'
import { contains, countUpTo, pageOf, personRefJson } from '#platform/server/sql.ts'
import {
  countProjectsInWork,
  getProjectInWork,
  getProjectsInWorkFilters,
  listProjectsInWork,
} from '../contract/project-in-work.endpoints.ts'
import { accelerationRequests } from '../domain/acceleration-request.policy.ts'
import { boardColumns, type BoardColumn } from '../domain/states.ts'
import { findAccelerationRequest } from './acceleration-request.repository.ts'
import { readProjectsInWork } from './project-in-work.repository.ts'
import { assignedTo, projectsInWorkScope } from './project-in-work.scope.ts'

const sortings: Record<string, RawBuilder<unknown>> = {
  CREATE_DATE: sql`r.created_at`,
  NAME: sql`lower(r.project_name)`,
  SERIAL_NUMBER: sql`r.project_id`,
}

/** What the actor may see of the accelerator, or the code that says why nothing. */
const scopeOf = (ctx: Context, acceleratorId: number): RawBuilder<unknown> => {
  const scope = projectsInWorkScope(ctx.actor, acceleratorId)
  if (!scope) throw new ProductError('NOT_IN_ACCELERATOR_TEAM')
  return scope
}

/** Projects whose name, summary or number has the text; the expression is that of the index `project_search`. */
const projectsFoundBy = (typed: string): RawBuilder<unknown> => {
  const number = /^(?:p-)?0*(\d{1,9})$/i.exec(typed)?.[1] ?? null
  return sql`select id from project where (name || ' ' || summary) ilike ${contains(typed)}
    union select id from project where id = ${number}::bigint`
}

const onAccelerator = async (_ctx: Context, { headers }: { headers: { 'accelerator-id': number } }) => ({
  acceleratorId: headers['accelerator-id'],
})

/** The list of "projects in work", filtered and sorted as the address says. */
export const listProjectsInWorkQuery = query({
  endpoint: listProjectsInWork,
  load: onAccelerator,
  authorize: accelerators.view,
  run: async (ctx, { query: filter }, { acceleratorId }) => {
    const conditions = [scopeOf(ctx, acceleratorId)]
    if (filter.status?.length) conditions.push(sql`r.status = any(${filter.status})`)
    if (filter.column?.length) conditions.push(sql`r.board_column = any(${filter.column})`)
    if (filter.programmeId) {
      conditions.push(sql`r.track_id in (select id from track where programme_id = ${filter.programmeId})`)
    }
    if (filter.trackId) conditions.push(sql`r.track_id = ${filter.trackId}`)
    if (filter.trackerUid) conditions.push(assignedTo(filter.trackerUid))
    if (filter.industry) {
      conditions.push(sql`r.project_id in (select id from project where industry = ${filter.industry})`)
    }
    if (filter.findText) conditions.push(sql`r.project_id in (${projectsFoundBy(filter.findText)})`)
    const where = sql.join(conditions, sql` and `)
    const direction = filter.sortingDirection === 'ASC' ? sql`asc` : sql`desc`
    const order = sql`order by ${sortings[filter.sorting ?? 'CREATE_DATE']} ${direction}, r.id ${direction}`
    const [items, total] = await Promise.all([
      readProjectsInWork(ctx.db, ctx.actor, where, order, pageOf(filter)),
      countUpTo(ctx.db, sql`select from acceleration_request r where ${where}`),
    ])
    return { items, ...total }
  },
})

/** How many rows stand in each column of the board. */
export const countProjectsInWorkQuery = query({
  endpoint: countProjectsInWork,
  load: onAccelerator,
  authorize: accelerators.view,
  run: async (ctx, _input, { acceleratorId }) => {
    const { rows } = await sql<{ column: BoardColumn; n: number }>`
      select r.board_column as "column", count(*)::int as n
      from acceleration_request r where ${scopeOf(ctx, acceleratorId)} group by 1`.execute(ctx.db)
    const counted = new Map(rows.map(({ column, n }) => [column, n]))
    const counts = Object.fromEntries(boardColumns.map((column) => [column, counted.get(column) ?? 0]))
    return { counts: counts as Record<BoardColumn, number> }
  },
})

/** One row, for the drawer. */
export const getProjectInWorkQuery = query({
  endpoint: getProjectInWork,
  load: (ctx, input) => findAccelerationRequest(ctx.db, input.query.requestId),
  authorize: accelerationRequests.view,
  run: async (ctx, _input, request) =>
    (await readProjectsInWork(ctx.db, ctx.actor, sql`r.id = ${request.id}`))[0]!,
})

/** Values to filter by: only those that occur among the rows the actor sees. */
export const getProjectsInWorkFiltersQuery = query({
  endpoint: getProjectsInWorkFilters,
  load: onAccelerator,
  authorize: accelerators.view,
  run: async (ctx, _input, { acceleratorId }) => {
    const scope = scopeOf(ctx, acceleratorId)
    type Named = { id: number; name: string }
    const [tracks, trackers, industries] = await Promise.all([
      sql<Named & { programmeId: number; programme: string }>`
        select t.id, t.name, g.id as "programmeId", g.name as programme from track t join programme g on g.id = t.programme_id
        where t.accelerator_id = ${acceleratorId} and t.id in (select r.track_id from acceleration_request r where ${scope})
        order by g.seq, t.seq, t.id`.execute(ctx.db),
      sql<{ person: { uid: string; name: string; avatarUrl: string | null } }>`
        select ${personRefJson('h')} as person from person h where h.uid in (
          select q.tracker_uid from project_track q join acceleration_request r on r.id = q.request_id where ${scope})
        order by h.last_name, h.first_name limit 200`.execute(ctx.db),
      sql<{ industry: string }>`
        select distinct p.industry from (select * from acceleration_request where accelerator_id = ${acceleratorId}
            order by created_at desc limit 5000) r
          join project p on p.id = r.project_id
        where ${scope} and p.industry <> '' order by 1 limit 100`.execute(ctx.db),
    ])
    const programmes = new Map(tracks.rows.map((row) => [row.programmeId, row.programme]))
    return {
      programmes: [...programmes].map(([id, name]) => ({ id, name })),
      tracks: tracks.rows.map(({ id, name, programmeId }) => ({ id, name, programmeId })),
      trackers: trackers.rows.map(({ person }) => person),
      industries: industries.rows.map(({ industry }) => industry),
    }
  },
})
