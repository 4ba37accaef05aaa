import { sql } from 'kysely'
import type { z } from 'zod'
import type { Sql } from '#platform/server/lists/order.ts'
import { workFilters } from '../contract/work-filters.ts'
import { reachedSteps, type BoardColumn } from '../domain/states.ts'
import type { WorkAsked } from '../domain/work-asked.ts'
import { acceleratorAt, isOverdue } from './project-in-work.scope.ts'

type Filters = typeof workFilters
type Values = { [K in keyof Filters]: z.output<Filters[K]> }

/** Start of a day in the accelerator's time zone, plus this many days; in the whole portal in that of application `r`. */
const dayBegins = (acceleratorId: number, day: string, later = 0): Sql =>
  sql`(select (${day}::date + ${sql.lit(later)})::timestamp at time zone a.time_zone from accelerator a where ${acceleratorAt(acceleratorId)})`

/** Days of an accelerator as a condition on an instant. */
export const onDays = (acceleratorId: number) => ({
  from: (at: Sql, day: string): Sql => sql`${at} >= ${dayBegins(acceleratorId, day)}`,
  to: (at: Sql, day: string): Sql => sql`${at} < ${dayBegins(acceleratorId, day, 1)}`,
})

const when = (asked: boolean, condition: Sql): Sql => (asked ? condition : sql`true`)

/** The board column of applications in a state, if there is only one: it is indexed. */
const columnOf: Partial<Record<Values['status'][number], BoardColumn>> = {
  NEW: 'NEW',
  REJECT: 'CLOSED',
  CANCEL: 'CLOSED',
}

// A single column is a literal: some have thousands of rows and others none, so each needs its own plan.
const inColumns = (columns: readonly (BoardColumn | undefined)[]): Sql => {
  if (columns.includes(undefined)) return sql`true`
  const [only, ...more] = columns
  return more.length === 0 ? sql`r.board_column = ${sql.lit(only)}` : sql`r.board_column = any(${columns})`
}

// A single value keeps its own plan: its rows are found by index.
const isOneOf = (column: Sql, values: readonly (number | string)[], type: Sql): Sql =>
  values.length === 1 ? sql`${column} = ${values[0]}` : sql`${column} = any(${[...values]}::${type}[])`

/** The condition of each filter of `workFilters`, over applications `r` of one accelerator. */
const conditionsOf = (acceleratorId: number): { [K in keyof Filters]: (value: Values[K]) => Sql } => {
  const { from, to } = onDays(acceleratorId)
  return {
    column: inColumns,
    status: (states) =>
      sql`r.status = any(${states}) and ${inColumns(states.map((state) => columnOf[state]))}`,
    reached: (steps) => {
      const least = Math.min(...steps.map((step) => reachedSteps.indexOf(step) + 1))
      // Finished ones are at the end of the board, or were blocked there.
      const columns = inColumns(least === reachedSteps.length ? ['FINISHED', 'BLOCKED'] : [undefined])
      return sql`r.reached >= ${sql.lit(least)} and ${columns}`
    },
    trackId: (ids) => isOneOf(sql`r.track_id`, ids, sql`bigint`),
    streamId: (id) => sql`r.stream_id = ${id}`,
    trackpointId: (id) => sql`r.trackpoint_id = ${id}`,
    trackerUid: (uids) => isOneOf(sql`r.tracker_uid`, uids, sql`uuid`),
    createdFrom: (day) => from(sql`r.created_at`, day),
    createdTo: (day) => to(sql`r.created_at`, day),
    decidedFrom: (day) => from(sql`r.decided_at`, day),
    decidedTo: (day) => to(sql`r.decided_at`, day),
    overdue: (asked) => when(asked, isOverdue(acceleratorId)),
    withoutTracker: (asked) => when(asked, sql`r.without_tracker`),
    industryId: (ids) =>
      ids.length === 1 ? sql`${ids[0]} = any(r.industry_ids)` : sql`r.industry_ids && ${[...ids]}::bigint[]`,
    stageId: (id) => sql`exists (select from project p where p.id = r.project_id and p.stage_id = ${id})`,
    territoryId: (id) =>
      sql`exists (select from project p where p.id = r.project_id and p.territory_id = ${id})`,
  }
}

/** The application is to a track of the programme. */
export const ofProgramme = (id: number): Sql =>
  sql`r.track_id in (select id from track where programme_id = ${id})`

type OfList<Subject> = {
  [K in keyof Filters]: (value: Values[K], ctx: unknown, subject: Subject) => Sql
}

/** `filters` of a list over applications `r`, of the accelerator in its subject. */
export const workConditions = <Subject>(acceleratorOf: (subject: Subject) => number): OfList<Subject> =>
  Object.fromEntries(
    Object.keys(workFilters).map((key) => [
      key,
      (value: never, _ctx: unknown, subject: Subject) =>
        conditionsOf(acceleratorOf(subject))[key as keyof Filters](value),
    ]),
  ) as OfList<Subject>

/** The same conditions for a figure: what the list with these parameters would show. Errors: of the filters' schemas. */
export const workCondition = (acceleratorId: number, asked: WorkAsked): Sql => {
  const conditions = conditionsOf(acceleratorId)
  const said = Object.entries(asked).flatMap(([key, value]) => {
    if (value === undefined) return []
    const filter = key as keyof Filters
    return [conditions[filter](workFilters[filter].parse(value) as never)]
  })
  return sql.join([sql`true`, ...said], sql` and `)
}
