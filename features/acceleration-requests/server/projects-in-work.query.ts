import { isTeam } from '#platform/domain/actor.ts'
import { sql } from 'kysely'
import type { z } from 'zod'
import { accelerators } from '#features/accelerators'
import { valueName } from '#features/dictionaries'
import { projectKeeping } from '#features/projects'
import { countLimit } from '#platform/contract/lists.ts'
import { outsideTeam } from '#platform/domain/accelerator-page.ts'
import type { SignedIn } from '#platform/server/context.ts'
import { query } from '#platform/server/handler.ts'
import { listOf } from '#platform/server/lists/list-of.ts'
import type { Sql } from '#platform/server/lists/order.ts'
import { countUpTo, whereOf } from '#platform/server/lists/row-set.ts'
import { findRow } from '#platform/server/lists/rows.ts'
import { badgeCount, personRefJson } from '#platform/server/sql.ts'
import {
  countProjectsInWork,
  getOtherApplications,
  getProjectInWork,
  getProjectsInWorkFilters,
  listProjectsInWork,
} from '../contract/project-in-work.endpoints.ts'
import type { otherApplication } from '../contract/project-in-work.schemas.ts'
import { accelerationRequests } from '../domain/acceleration-request.policy.ts'
import { decisionsPolicy } from '../domain/decision.policy.ts'
import { filterCountLimit } from '../domain/work-asked.ts'
import { worksHere } from '../domain/work-place.ts'
import { apartColumns, boardColumns, type BoardColumn } from '../domain/states.ts'
import { findAccelerationRequest } from './acceleration-request.repository.ts'
import { projectsInWork } from './project-in-work.repository.ts'
import { workRows } from './work.row-set.ts'

/** The chosen accelerator. Errors: `ACCELERATOR_ONLY_PAGE`, `NOT_IN_ACCELERATOR_TEAM` for others than its staff. */
const onAccelerator = async (
  { actor }: SignedIn,
  { headers }: { headers: { 'accelerator-id': number } },
): Promise<{ acceleratorId: number }> => {
  const acceleratorId = headers['accelerator-id']
  if (!worksHere(actor, acceleratorId)) throw outsideTeam(actor)
  return { acceleratorId }
}

/** As literals, as in the index: with a parameter the planner would not match it. */
const isAtWork = sql`r.board_column not in (${sql.join(apartColumns.map((column) => sql.lit(column)))})`

/** The list of "projects in work", filtered and sorted by the request parameters. */
export const listProjectsInWorkQuery = listOf(listProjectsInWork, {
  load: onAccelerator,
  authorize: accelerators.view,
  rows: projectsInWork,
  ...workRows,
  scope: (ctx, place, asked) => {
    const scope = workRows.scope(ctx, place, asked)
    const { column, status, reached, findText } = asked
    const isAsked = [column, status, reached, findText].some((one) => one !== undefined)
    return isAsked ? scope : sql`${scope} and ${isAtWork}`
  },
  sortings: () => ({
    CREATE_DATE: sql`r.created_at`,
    NAME: sql`lower(r.project_name)`,
    SERIAL_NUMBER: sql`r.project_id`,
    DUE: sql`r.due_on`,
    SINCE: sql`r.waits_since`,
    PROGRESS: sql`r.progress`,
  }),
  way: ({ trackId, industryId, staged }) =>
    trackId !== undefined && (industryId !== undefined || staged !== undefined) ? 'sorted' : 'met',
})

/** Number of rows in each column of the board. */
export const countProjectsInWorkQuery = query({
  endpoint: countProjectsInWork,
  load: onAccelerator,
  authorize: accelerators.view,
  run: async (ctx, _input, place) => {
    const inColumn = sql`${whereOf(workRows, ctx, place)} and r.board_column = c."column"`
    const { rows } = await sql<{ column: BoardColumn; n: number }>`
      select c."column", ${countUpTo(workRows, inColumn, countLimit)} as n
      from unnest(${[...boardColumns]}::text[]) c ("column")`.execute(ctx.db)
    return {
      counts: Object.fromEntries(rows.map(({ column, n }) => [column, n])) as Record<BoardColumn, number>,
    }
  },
})

/** One row, for the drawer. */
export const getProjectInWorkQuery = query({
  endpoint: getProjectInWork,
  load: (ctx, input) => findRow(ctx, projectsInWork, sql`r.id = ${input.query.requestId}`),
  authorize: accelerationRequests.view,
  run: async (ctx, _input, row) => projectsInWork.row(row, ctx),
})

/** Maximum number of other applications shown: a project has a few. */
const mostOthers = 20

/** Other applications of the project to the same accelerator: all for the accelerator's team, assigned ones for a tracker. */
export const getOtherApplicationsQuery = query({
  endpoint: getOtherApplications,
  load: (ctx, input) => findAccelerationRequest(ctx.db, input.query.requestId),
  authorize: accelerationRequests.view,
  run: async (ctx, _input, { id, projectId, acceleratorId }) => {
    // The project's own team sees them all.
    const others = worksHere(ctx.actor, acceleratorId)
      ? whereOf(workRows, ctx, { acceleratorId })
      : sql`r.accelerator_id = ${acceleratorId}`
    const { rows } = await sql<z.output<typeof otherApplication>>`
      select r.id, r.status, r.board_column as "column", r.created_at as "createdAt",
        json_build_object('id', t.id, 'name', t.name) as track
      from ${workRows.from} join track t on t.id = r.track_id
      where ${others} and r.project_id = ${projectId} and r.id <> ${id}
      order by r.created_at desc, r.id desc limit ${mostOthers}`.execute(ctx.db)
    return { items: rows }
  },
})

/** Number of applications `r` at work, counted up to one above the limit. */
const countOf = (condition: Sql): Sql =>
  countUpTo(workRows, sql`${condition} and ${isAtWork}`, filterCountLimit)

const nextTracker = (acceleratorId: number, behind: Sql): Sql => sql`
  select r.tracker_uid from ${workRows.from}
  where r.accelerator_id = ${acceleratorId} and r.tracker_uid is not null and ${behind} order by r.tracker_uid limit 1`

/** Filter values: only those that occur among the rows visible to the actor. */
export const getProjectsInWorkFiltersQuery = query({
  endpoint: getProjectsInWorkFilters,
  load: onAccelerator,
  authorize: accelerators.view,
  run: async (ctx, _input, { acceleratorId }) => {
    const scope = whereOf(workRows, ctx, { acceleratorId })
    type Named = { id: number; name: string }
    const keepsProjects = projectKeeping.list.allows(ctx.actor, { acceleratorId })
    const ofKeeper = sql`select from project p where p.keeper_accelerator_id = ${acceleratorId}`
    const [tracks, trackers, industries, kept] = await Promise.all([
      sql<Named & { programmeId: number; programme: string; count: number }>`
        select t.id, t.name, g.id as "programmeId", g.name as programme, ${countOf(sql`r.track_id = t.id and ${scope}`)} as count from track t join programme g on g.id = t.programme_id
        where t.accelerator_id = ${acceleratorId}
          and exists (select from ${workRows.from} where r.track_id = t.id and ${scope})
        order by g.seq, t.seq, t.id`.execute(ctx.db),
      // Each is found after the previous one: few trackers have thousands of projects.
      sql<{ person: { uid: string; name: string; avatarUrl: string | null }; count: number }>`
        with recursive tracker (uid) as (
          (${nextTracker(acceleratorId, sql`true`)})
          union all
          select (${nextTracker(acceleratorId, sql`r.tracker_uid > tracker.uid`)}) from tracker where tracker.uid is not null
        )
        select ${personRefJson('h')} as person, ${countOf(sql`r.tracker_uid = h.uid and ${scope}`)} as count from person h where h.uid in (select uid from tracker)
          and exists (select from ${workRows.from} where r.tracker_uid = h.uid and ${scope})
        order by h.last_name, h.first_name limit 200`.execute(ctx.db),
      sql<Named & { count: number }>`
        select d.id, ${valueName('d', ctx.locale)} as name, i.count from dictionary_value d join (
          select industry, least(count(*), ${sql.lit(filterCountLimit + 1)})::int as count
          from (select * from acceleration_request where accelerator_id = ${acceleratorId}
            order by created_at desc limit 5000) r cross join unnest(r.industry_ids) industry
          where ${scope} and ${isAtWork} group by industry) i on i.industry = d.id order by name limit 200`.execute(
        ctx.db,
      ),
      keepsProjects ? badgeCount(ctx.db, ofKeeper) : 0,
    ])
    const programmes = new Map(tracks.rows.map((row) => [row.programmeId, row.programme]))
    return {
      programmes: [...programmes].map(([id, name]) => ({ id, name })),
      tracks: tracks.rows.map(({ id, name, programmeId, count }) => ({ id, name, programmeId, count })),
      trackers: trackers.rows.map(({ person, count }) => ({ ...person, count })),
      industries: industries.rows,
      kept,
      mayImport: isTeam(ctx.actor, acceleratorId),
      seesStaged: decisionsPolicy.view.allows(ctx.actor, { acceleratorId }),
    }
  },
})
