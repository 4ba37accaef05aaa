import { sql } from 'kysely'
import type { SignedIn } from '#platform/server/context.ts'
import type { Sql } from '#platform/server/lists/order.ts'
import type { workFilters } from '../contract/work-filters.ts'
import type { Decision } from '../domain/decision.rules.ts'
import {
  reachedSteps,
  type AccelerationRequestState,
  type BoardColumn,
  type StateFilterValue,
} from '../domain/states.ts'
import type { WorkPlace } from '../domain/work-place.ts'
import { acceleratorAt, isOverdue, notOwnProject, waitingFor } from './work.scope.ts'

/** Start of a day in the accelerator's time zone, plus this many days; in the whole portal in that of application `r`. */
const dayBegins = (acceleratorId: number, day: string, later = 0): Sql =>
  sql`(select (${day}::date + ${sql.lit(later)})::timestamp at time zone a.time_zone from accelerator a where ${acceleratorAt(acceleratorId)})`

/** Days of an accelerator as a condition on an instant. */
export const onDays = (acceleratorId: number) => ({
  from: (at: Sql, day: string): Sql => sql`${at} >= ${dayBegins(acceleratorId, day)}`,
  to: (at: Sql, day: string): Sql => sql`${at} < ${dayBegins(acceleratorId, day, 1)}`,
})

const when = (isOn: boolean, condition: Sql): Sql => (isOn ? condition : sql`true`)

/** The board column of applications in a state, if there is only one: it is indexed. */
const columnOf: Partial<Record<AccelerationRequestState, BoardColumn>> = {
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

export type Ids<Id> = Id | readonly Id[]

// A single value keeps its own plan: its rows are found by index.
const isOneOf = <Id extends number | string>(column: Sql, ids: Ids<Id>, type: Sql): Sql => {
  const values = [ids].flat()
  return values.length === 1 ? sql`${column} = ${values[0]}` : sql`${column} = any(${values}::${type}[])`
}

/** Reached at least one of the steps. */
export const hasReached = (steps: readonly (typeof reachedSteps)[number][]): Sql => {
  const least = Math.min(...steps.map((step) => reachedSteps.indexOf(step) + 1))
  // Finished ones are at the end of the board, or were blocked there.
  const columns = inColumns(least === reachedSteps.length ? ['FINISHED', 'BLOCKED'] : [undefined])
  return sql`r.reached >= ${sql.lit(least)} and ${columns}`
}

/** The application is to a track of one of the programmes. */
const ofProgramme = (ids: Ids<number>): Sql =>
  sql`r.track_id in (select id from track where ${isOneOf(sql`programme_id`, ids, sql`bigint`)})`

/** A task of the project was returned: it is in the column of those in work, which is indexed. */
export const isInRevision = sql`r.board_column = 'IN_WORK' and exists (
  select from project_track q join project_trackpoint w on w.project_track_id = q.id
  where q.request_id = r.id and w.state = 'START')`

const isBoardColumn = (value: StateFilterValue): value is BoardColumn => value !== 'REVISION'

const inState = (values: readonly StateFilterValue[]): Sql => {
  const columns = values.filter(isBoardColumn)
  if (columns.length === values.length) return inColumns(columns)
  return columns.length === 0 ? isInRevision : sql`(${inColumns(columns)} or ${isInRevision})`
}

export type Condition<Value> = (value: Value, ctx: SignedIn, place: WorkPlace) => Sql

const since =
  (at: Sql): Condition<string> =>
  (day, _ctx, { acceleratorId }) =>
    onDays(acceleratorId).from(at, day)

const until =
  (at: Sql): Condition<string> =>
  (day, _ctx, { acceleratorId }) =>
    onDays(acceleratorId).to(at, day)

/** Conditions that may have held for others on a past day: `pastConditions`. */
const changingConditions: {
  trackId: Condition<Ids<number>>
  streamId: Condition<number>
  trackerUid: Condition<Ids<string>>
} = {
  trackId: (ids) => isOneOf(sql`r.track_id`, ids, sql`bigint`),
  streamId: (id) => sql`r.stream_id = ${id}`,
  trackerUid: (uids) => isOneOf(sql`r.tracker_uid`, uids, sql`uuid`),
}

/** The condition of each filter of `workFilters`, over applications `r`. */
const sharedConditions = {
  column: inState,
  status: (states: readonly AccelerationRequestState[]) =>
    sql`r.status = any(${states}) and ${inColumns(states.map((state) => columnOf[state]))}`,
  reached: hasReached,
  ...changingConditions,
  trackpointId: (id: number) => sql`r.trackpoint_id = ${id}`,
  createdFrom: since(sql`r.created_at`),
  createdTo: until(sql`r.created_at`),
  decidedFrom: since(sql`r.decided_at`),
  decidedTo: until(sql`r.decided_at`),
  overdue: (isOn: boolean, _ctx: SignedIn, { acceleratorId }: WorkPlace) =>
    when(isOn, isOverdue(acceleratorId)),
  withoutTracker: (isOn: boolean) => when(isOn, sql`r.without_tracker`),
  industryId: (chosenIds: Ids<number>) => {
    const ids = [chosenIds].flat()
    return ids.length === 1 ? sql`${ids[0]} = any(r.industry_ids)` : sql`r.industry_ids && ${ids}::bigint[]`
  },
  stageId: (id: number) => sql`r.stage_id = ${id}`,
  territoryId: (id: number) => sql`r.territory_id = ${id}`,
} satisfies { [K in keyof typeof workFilters]: (value: never, ctx: SignedIn, place: WorkPlace) => Sql }

/** The conditions of all filters of applications `r`, with those that only the accelerator's team and trackers use. */
export const workConditions = {
  ...sharedConditions,
  programmeId: ((ids) => ofProgramme(ids)) as Condition<Ids<number>>,
  waiting: (isOn: boolean, ctx: SignedIn, { acceleratorId }: WorkPlace) =>
    when(isOn, waitingFor(ctx, acceleratorId)),
  revision: (isOn: boolean) => when(isOn, isInRevision),
  // Few are staged: they are found first, by their own index.
  staged: (decisions: readonly Decision[], ctx: SignedIn, { acceleratorId }: WorkPlace) =>
    sql`r.id = any(array(select s.request_id from staged_decision s where s.accelerator_id = ${acceleratorId}
        and s.decision = any(${[...decisions]}))) and ${notOwnProject(ctx, acceleratorId)}`,
}
