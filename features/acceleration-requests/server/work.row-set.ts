import { sql } from 'kysely'
import { projectMatches, projectsFoundBy } from '#features/projects'
import { isMember } from '#platform/domain/actor.ts'
import { wholePortal } from '#platform/domain/whole-portal.ts'
import type { Db, SignedIn } from '#platform/server/context.ts'
import type { Sql } from '#platform/server/lists/order.ts'
import { narrowedBy, rowSet, type AnyQuery, type QueryOf } from '#platform/server/lists/row-set.ts'
import { workFilters } from '../contract/work-filters.ts'
import { accelerationRequests } from '../domain/acceleration-request.machine.ts'
import { seesAllWork, sponsors, type WorkPlace } from '../domain/work-place.ts'
import type { WorkQuery } from '../domain/work-query.ts'
import { findAccelerationRequest } from './acceleration-request.repository.ts'
import { pastConditions } from './past-conditions.ts'
import { workConditions, type Condition } from './work-conditions.ts'
import { dimensionsOfWork, measuresOfWork } from './work-dimensions.sql.ts'

/**
 * The applications `r` of a place. With a track they are scanned by the track's own indexes: the planner rates the
 * accelerator's as equal, but these would scan everything else it has.
 */
const isAt = (
  { acceleratorId, programmeId = null }: WorkPlace,
  ofTrack: boolean,
  isOfProgramme: (id: number) => Sql,
): Sql => {
  if (acceleratorId === wholePortal) return sql`true`
  const isHere = sql`r.accelerator_id = ${acceleratorId}`
  if (programmeId !== null) return sql`${isHere} and ${isOfProgramme(programmeId)}`
  return ofTrack ? sql`(${isHere}) is true` : isHere
}

/** The tracks of a place. */
const tracksAt = ({ acceleratorId, programmeId = null }: WorkPlace): Sql => sql`select t.id from track t where
  ${acceleratorId === wholePortal ? sql`true` : sql`t.accelerator_id = ${acceleratorId}`}
  and ${programmeId === null ? sql`true` : sql`t.programme_id = ${programmeId}`}`

const isOfProgramme = async (
  db: Db,
  trackId: number,
  { programmeId = null }: WorkPlace,
): Promise<boolean> => {
  if (programmeId === null) return true
  const { rows } =
    await sql`select from track where id = ${trackId} and programme_id = ${programmeId}`.execute(db)
  return rows.length > 0
}

type Scope = (ctx: SignedIn, place: WorkPlace, query: AnyQuery) => Sql

const scopeBy =
  (isOfProgramme: Condition<number>): Scope =>
  (ctx, place, { trackId }) => {
    const { actor } = ctx
    const here = isAt(place, trackId !== undefined, (id) => isOfProgramme(id, ctx, place))
    if (seesAllWork(actor, place)) return here
    return isMember(actor, place.acceleratorId, 'TRC')
      ? sql`${here} and r.tracker_uid = ${actor.uid}`
      : sql`false`
  }

/**
 * Applications and the work that follows from them, `r`, at an accelerator, in one of its programmes or in the whole
 * portal: its team sees all of them, a tracker the projects assigned to them, a sponsor those of their programme.
 */
export const workRows = rowSet({
  from: sql`acceleration_request r`,
  key: sql`r.id`,
  // Members of a project's team see it in lists of their own.
  sees: async ({ db, actor }, id, place) => {
    const facts = await findAccelerationRequest(db, id)
    return (
      facts !== undefined &&
      facts.acceleratorId === place.acceleratorId &&
      (await isOfProgramme(db, facts.trackId, place)) &&
      (sponsors(actor, place) || accelerationRequests.view.allows(actor, { ...facts, memberUids: [] }))
    )
  },
  scope: scopeBy(workConditions.programmeId),
  filters: workConditions,
  perRow: ['waiting', 'revision'],
  search: {
    findIds: projectsFoundBy,
    idColumn: sql`r.project_id`,
    // A scalar subquery, not `exists`: that was planned as a join with all projects, and half of them were read to find
    // thirteen.
    matches: (typed: string) =>
      sql`(select ${projectMatches(typed)} from project p where p.id = r.project_id)`,
  },
  dimensions: dimensionsOfWork,
  parts: ({ actor }, place) =>
    seesAllWork(actor, place)
      ? { column: sql`r.track_id`, ids: tracksAt(place), query: { trackId: 'of the part' } }
      : null,
  measures: measuresOfWork,
})

/**
 * The applications of a place at the end of a past day: their programme, track, stream and tracker are those of that day.
 * A tracker sees the projects that are assigned to them now.
 */
export const pastWorkRows = (day: string): typeof workRows => {
  const past = pastConditions(day)
  return { ...workRows, scope: scopeBy(past.programmeId), filters: { ...workRows.filters, ...past } }
}

/** Values of filters of applications. */
export type WorkFilters = QueryOf<typeof workConditions>

/** The parameters of an address as values of filters. Errors: of the filters' schemas. */
export const workFiltersOf = (query: WorkQuery): WorkFilters =>
  Object.fromEntries(
    Object.entries(query).flatMap(([key, value]) =>
      value === undefined ? [] : [[key, workFilters[key as keyof WorkQuery].parse(value)]],
    ),
  )

/** The condition of a figure: what the list with these parameters shows of the rows. */
export const figureOf = (ctx: SignedIn, place: WorkPlace, query: WorkQuery): Sql =>
  narrowedBy(workRows, ctx, place, workFiltersOf(query))
