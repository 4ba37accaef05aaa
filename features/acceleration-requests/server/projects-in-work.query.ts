import { sql } from 'kysely'
import type { z } from 'zod'
import { valueName } from '#features/dictionaries'
import { projectKeeping } from '#features/projects'
import type { FacetValue } from '#platform/contract/list-facets.ts'
import { countLimit, maxChoices } from '#platform/contract/lists.ts'
import { isTeam } from '#platform/domain/actor.ts'
import { noValue } from '#platform/domain/no-value.ts'
import { chosenAccelerator } from '#platform/server/chosen-accelerator.ts'
import type { SignedIn } from '#platform/server/context.ts'
import { query } from '#platform/server/handler.ts'
import { listOf } from '#platform/server/lists/list-of.ts'
import type { Sql } from '#platform/server/lists/order.ts'
import { choicesOf, countUpTo, groupsOf, matchingOf, whereOf } from '#platform/server/lists/row-set.ts'
import { findRow } from '#platform/server/lists/rows.ts'
import { badgeCount, personRefJson } from '#platform/server/sql.ts'
import {
  countProjectsInWork,
  countProjectsInWorkValues,
  getOtherApplications,
  getProjectInWork,
  getProjectsInWorkFilters,
  listProjectsInWork,
} from '../contract/project-in-work.endpoints.ts'
import type { otherApplication } from '../contract/project-in-work.schemas.ts'
import { accelerationRequests } from '../domain/acceleration-request.machine.ts'
import { decisionsPolicy } from '../domain/decision.policy.ts'
import { projectsInWorkPolicy } from '../domain/projects-in-work.policy.ts'
import { apartColumns, boardColumns, reachedSteps, type BoardColumn } from '../domain/states.ts'
import type { WorkDimension } from '../domain/work-dimensions.ts'
import { seesAllWork, worksHere, type WorkPlace } from '../domain/work-place.ts'
import type { CountedFilter } from '../domain/work-query.ts'
import { findAccelerationRequest } from './acceleration-request.repository.ts'
import { projectsInWork } from './project-in-work.repository.ts'
import { isInRevision } from './work-conditions.ts'
import { workRows } from './work.row-set.ts'
import { waitingFor } from './work.scope.ts'

type WorkListQuery = z.output<typeof listProjectsInWork.query>

/** Whether rejected and withdrawn ones are listed as well. */
const showsApart = ({
  column,
  status,
  reached,
  findText,
}: Pick<WorkListQuery, 'column' | 'status' | 'reached' | 'findText'>): boolean =>
  [column, status, reached, findText].some((one) => one !== undefined)

/** As literals, as in the index: with a parameter the planner would not match it. */
const isAtWork = sql`r.board_column not in (${sql.join(apartColumns.map((column) => sql.lit(column)))})`

/**
 * Orders by what waits for the reader, then by deadline. This sorts all rows, which is cheap for a tracker's few.
 * Readers who see all rows of an accelerator get them by deadline, from an index.
 */
const inTurn = (ctx: SignedIn, place: WorkPlace): Sql | readonly Sql[] =>
  seesAllWork(ctx.actor, place)
    ? sql`r.due_on`
    : [
        sql`(case when ${waitingFor(ctx, place.acceleratorId)} then 0 else 1 end)`,
        sql`r.due_on`,
        sql`r.waits_since`,
      ]

/** The list of "projects in work", filtered and sorted by the request parameters. */
export const listProjectsInWorkQuery = listOf(listProjectsInWork, {
  load: chosenAccelerator,
  authorize: projectsInWorkPolicy.view,
  rows: projectsInWork,
  ...workRows,
  scope: (ctx, place, filters) => {
    const scope = workRows.scope(ctx, place, filters)
    return showsApart(filters) ? scope : sql`${scope} and ${isAtWork}`
  },
  sortings: (ctx, place) => ({
    CREATE_DATE: sql`r.created_at`,
    NAME: sql`lower(r.project_name)`,
    SERIAL_NUMBER: sql`r.project_id`,
    DUE: sql`r.due_on`,
    SINCE: sql`r.waits_since`,
    PROGRESS: sql`r.progress`,
    TURN: inTurn(ctx, place),
  }),
  strategy: ({ trackId, industryId, staged, sorting }, place, { actor }) =>
    (sorting === 'TURN' && !seesAllWork(actor, place)) ||
    (trackId !== undefined && (industryId !== undefined || staged !== undefined))
      ? 'filterThenSort'
      : 'indexScan',
})

/** Number of rows in each column of the board. */
export const countProjectsInWorkQuery = query({
  endpoint: countProjectsInWork,
  load: chosenAccelerator,
  authorize: projectsInWorkPolicy.view,
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
const maxOthers = 20

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
      order by r.created_at desc, r.id desc limit ${maxOthers}`.execute(ctx.db)
    return { items: rows }
  },
})

type Named = { id: number; name: string }

/** Filter values: only those that occur among the rows visible to the actor. */
export const getProjectsInWorkFiltersQuery = query({
  endpoint: getProjectsInWorkFilters,
  load: chosenAccelerator,
  authorize: projectsInWorkPolicy.view,
  run: async (ctx, _input, { acceleratorId }) => {
    const scope = whereOf(workRows, ctx, { acceleratorId })
    const choices = (dimension: WorkDimension) => choicesOf(workRows, ctx, { acceleratorId }, dimension)
    const keepsProjects = projectKeeping.list.allows(ctx.actor, { acceleratorId })
    const ofKeeper = sql`select from project p where p.keeper_accelerator_id = ${acceleratorId}`
    const [tracks, trackers, industries, keptCount] = await Promise.all([
      sql<Named & { programmeId: number; programme: string }>`
        select t.id, t.name, g.id as "programmeId", g.name as programme from track t join programme g on g.id = t.programme_id
        where t.accelerator_id = ${acceleratorId}
          and exists (select from ${workRows.from} where r.track_id = t.id and ${scope})
        order by g.seq, t.seq, t.id`.execute(ctx.db),
      sql<{ person: { uid: string; name: string; avatarUrl: string | null } }>`
        select ${personRefJson('h')} as person from person h where h.uid in (${choices('TRACKER')})
        order by h.last_name, h.first_name, h.uid limit ${sql.lit(maxChoices)}`.execute(ctx.db),
      sql<Named>`
        select d.id, ${valueName('d', ctx.locale)} as name from dictionary_value d
        where d.id in (${choices('INDUSTRY')}) order by name, d.id limit ${sql.lit(maxChoices)}`.execute(
        ctx.db,
      ),
      keepsProjects ? badgeCount(ctx.db, ofKeeper) : 0,
    ])
    const programmes = new Map(tracks.rows.map((row) => [row.programmeId, row.programme]))
    return {
      programmes: [...programmes].map(([id, name]) => ({ id, name })),
      tracks: tracks.rows.map(({ id, name, programmeId }) => ({ id, name, programmeId })),
      trackers: trackers.rows.map(({ person }) => person),
      industries: industries.rows,
      kept: keptCount,
      mayImport: isTeam(ctx.actor, acceleratorId),
      seesStaged: decisionsPolicy.view.allows(ctx.actor, { acceleratorId }),
    }
  },
})

/** The dimension of the rows that each filter selects by. */
const dimensionOf = {
  column: 'STATE',
  programmeId: 'PROGRAMME',
  trackId: 'TRACK',
  trackerUid: 'TRACKER',
  industryId: 'INDUSTRY',
} as const satisfies Partial<Record<CountedFilter, WorkDimension>>

/** More values than a filter can show. */
const maxValues = 500

/** Number of rows up to which the values of a filter are counted exactly: opening it costs no more than these. */
const maxCounted = 20_000

/** The number of these rows `r` for each value of a filter. */
const valuesCounted = (ctx: SignedIn, place: WorkPlace, counted: CountedFilter, from: Sql): Sql => {
  // Each step includes the previous ones.
  if (counted === 'reached')
    return sql`
      select s.value, null::text as name, count(*)::int as count from ${from}
      join unnest(${[...reachedSteps]}::text[]) with ordinality s (value, step) on r.reached >= s.step group by 1`
  const groups = groupsOf({ ...workRows, from }, ctx.locale, {
    subject: place,
    by: { value: dimensionOf[counted] },
    measures: { count: 'applications' },
    where: sql`true`,
  })
  const values = sql`select value_key as value, value_name as name, count from ${groups} g
    where value_key <> ${noValue}`
  return counted === 'column'
    ? sql`${values} union all
        select 'REVISION', null, count(*)::int from ${from} where ${isInRevision}`
    : values
}

/**
 * Returns the number of rows per value of a filter, under all other filters. Above `maxCounted` rows only that many
 * are counted: values that reach `countLimit` among them have that as a minimum, the others have no count.
 */
export const countProjectsInWorkValuesQuery = query({
  endpoint: countProjectsInWorkValues,
  load: chosenAccelerator,
  authorize: projectsInWorkPolicy.view,
  run: async (ctx, { query: { counted, ...filters } }, place) => {
    const others = { ...filters, [counted]: undefined }
    const matching = await matchingOf(workRows, ctx, place, others)
    const isApartShown = counted === 'column' || counted === 'reached' || showsApart(others)
    const where = isApartShown ? matching : sql`${matching} and ${isAtWork}`
    const some = sql`(select r.* from ${workRows.from} where ${where} limit ${sql.lit(maxCounted)}) r`
    const [{ rows }, matched] = await Promise.all([
      sql<FacetValue>`
        select * from (${valuesCounted(ctx, place, counted, some)}) v
        order by count desc, value limit ${sql.lit(maxValues)}`.execute(ctx.db),
      sql<{ n: number }>`select ${countUpTo(workRows, where, maxCounted)} as n`.execute(ctx.db),
    ])
    if (matched.rows[0]!.n <= maxCounted) return { values: rows, isExact: true }
    const many = rows.filter(({ count }) => count >= countLimit)
    return { values: many.map((value) => ({ ...value, count: countLimit })), isExact: false }
  },
})
