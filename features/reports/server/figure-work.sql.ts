import { sql } from 'kysely'
import { workRows, type WorkFilters } from '#features/acceleration-requests'
import type { SignedIn } from '#platform/server/context.ts'
import { filterConditions } from '#platform/server/lists/filter-conditions.ts'
import type { Sql } from '#platform/server/lists/order.ts'
import { groupedBy, narrowedBy } from '#platform/server/lists/row-set.ts'
import type { Figure } from '../domain/figure-rows.ts'
import { applicationColumns, figureColumns } from './figure-columns.sql.ts'
import type { FigureSubject } from './figure-subject.ts'
import { asideSteps } from './path-figures.sql.ts'
import { pathFilters } from './path-filters.ts'
import { isEnded, reasonConditions, withEnd } from './reasons.sql.ts'
import { staffUids } from './staff.sql.ts'
import { movedStays, ownStays } from './stays.sql.ts'
import { appliedInPeriod, applicationsOf } from './work-report.ts'

/** The values of dimensions that the number is of, with the joins that they need. */
const ofGroups = (ctx: SignedIn, subject: FigureSubject): { joins: Sql; where: Sql } => {
  const { rowsBy, rowValue, columnsBy, columnValue } = subject.parameters
  const groups = [
    { by: rowsBy, value: rowValue },
    { by: columnsBy, value: columnValue },
  ].flatMap(({ by, value }) =>
    by === undefined || value === undefined
      ? []
      : [{ ...groupedBy(workRows, ctx.locale, subject, by), value }],
  )
  // Two dimensions of the same table join it once.
  const joins = [...new Set(groups.map(({ join }) => join))]
  return {
    joins: sql.join([...joins, sql``], sql` `),
    where: sql.join(
      [sql`true`, ...groups.map(({ text, key, value }) => sql`${text(key)} = ${value}`)],
      sql` and `,
    ),
  }
}

const ofPeople = (subject: FigureSubject): Sql => {
  const { people } = subject.parameters
  return people === undefined ? sql`true` : sql`r.tracker_uid in (${staffUids(subject, people)})`
}

/** The applications `r` that the reader may count, narrowed by all filters of applications, without the period. */
const narrowed = (ctx: SignedIn, subject: FigureSubject): Sql => {
  const { parameters } = subject
  const filters: WorkFilters = {
    column: parameters.column,
    status: parameters.status,
    reached: parameters.reached,
    trackpointId: parameters.ofTask,
    createdFrom: parameters.createdFrom,
    createdTo: parameters.createdTo,
    decidedFrom: parameters.decidedFrom,
    decidedTo: parameters.decidedTo,
    overdue: parameters.overdue,
    withoutTracker: parameters.withoutTracker,
  }
  const ofRequest = parameters.requestId === undefined ? sql`true` : sql`r.id = ${parameters.requestId}`
  const path = filterConditions(Object.entries(pathFilters), parameters, ctx, subject)
  return sql.join(
    [narrowedBy(workRows, ctx, subject, filters), ofRequest, ofPeople(subject), ...path],
    sql` and `,
  )
}

/** Applications `r` of the number, as a derived table whose joins do not meet those of its reader. */
const works = (ctx: SignedIn, subject: FigureSubject, period: Sql): Sql => {
  const { joins, where } = ofGroups(ctx, subject)
  return sql`(select r.* from ${workRows.from} ${withEnd} ${joins}
    where ${period} and ${narrowed(ctx, subject)} and ${where}) r`
}

const applied = (ctx: SignedIn, subject: FigureSubject): Sql =>
  works(ctx, subject, appliedInPeriod(ctx, subject))

const applications = (from: Sql, condition: Sql = sql`true`, at: Sql = sql`r.created_at`): Sql =>
  sql`select ${figureColumns({ key: sql`r.id`, ...applicationColumns, at })} from ${from} where ${condition}`

/**
 * The accepted tasks `w` of applications `r` with their track and state: of their work now, or of their work at the end of
 * the requested day.
 */
const acceptedTasks = (ctx: SignedIn, subject: FigureSubject): Sql => {
  const { day } = subject.parameters
  const columns = { key: sql`w.id`, ...applicationColumns, task: sql`w.id`, at: sql`w.state_changed_at` }
  if (day === undefined)
    return sql`select ${figureColumns(columns)} from ${applied(ctx, subject)}
      join project_track q on q.request_id = r.id
      join project_trackpoint w on w.project_track_id = q.id and w.state = 'ACCEPT_CODE'`
  const moment = sql`(select (${day}::date + 1)::timestamp at time zone a.time_zone from accelerator a where a.id = r.accelerator_id)`
  const then = {
    track: sql`q.track_id`,
    state: sql`(select o.board_column from application_at(x, ${moment}) o)`,
  }
  return sql`select ${figureColumns({ ...columns, ...then })} from ${applied(ctx, subject)}
    join acceleration_request x on x.id = r.id and application_status_at(x, ${moment}) = 'ACCEPT'
    cross join lateral work_at(x, ${moment}) q
    join project_trackpoint w on w.project_track_id = q.id and task_state_at(w, ${moment}) = 'ACCEPT_CODE'`
}

const stays = (ctx: SignedIn, subject: FigureSubject): Sql => {
  const { parameters } = subject
  const { stay = 'NEW' } = parameters
  if (stay === 'NEW' || stay === 'TO_START') {
    const { isOver, until, days } = ownStays[stay]
    return sql`select ${figureColumns({ key: sql`r.id`, ...applicationColumns, at: until, days })}
      from ${applied(ctx, subject)} where ${isOver}`
  }
  const { joins, where } = ofGroups(ctx, subject)
  const columns = sql`m.stay, ${figureColumns({
    key: sql`m.id`,
    ...applicationColumns,
    task: sql`w.id`,
    at: sql`m.until`,
    days: sql`m.days`,
  })}`
  const moved = movedStays(ctx, subject, columns, {
    joins: sql`${withEnd} ${joins}`,
    where: sql`${appliedInPeriod(ctx, subject)} and ${narrowed(ctx, subject)} and ${where}`,
    isOfSome: [parameters.requestId, parameters.rowValue, parameters.columnValue].some(
      (value) => value !== undefined,
    ),
  })
  return sql`select m.* from (${moved}) m where m.stay = ${stay}`
}

/** Applications that ended: the period is that of their end. */
const ended = (ctx: SignedIn, subject: FigureSubject): Sql => {
  const { from, to } = subject.parameters
  const days = reasonConditions(subject.acceleratorId, ctx.locale)
  const period = [
    applicationsOf(ctx, subject),
    isEnded,
    ...(from === undefined ? [] : [days.from(from)]),
    ...(to === undefined ? [] : [days.to(to)]),
  ]
  return applications(works(ctx, subject, sql.join(period, sql` and `)), sql`true`, sql`r.waits_since`)
}

type Rows = (ctx: SignedIn, subject: FigureSubject) => Sql

const aside =
  (step: keyof ReturnType<typeof asideSteps>): Rows =>
  (ctx, subject) =>
    applications(applied(ctx, subject), asideSteps(ctx.actor)[step])

/** The rows behind numbers of applications and of their work. */
export const rowsOfWork = {
  APPLICATIONS: (ctx, subject) => applications(applied(ctx, subject)),
  PROJECTS: (ctx, subject) =>
    sql`select ${figureColumns({
      key: sql`r.project_id`,
      project: sql`r.project_id`,
      name: sql`min(lower(r.project_name))`,
      at: sql`max(r.created_at)`,
    })} from ${applied(ctx, subject)} group by r.project_id`,
  ACCEPTED_TASKS: acceptedTasks,
  ENDED: ended,
  REVIEWED: aside('REVIEWED'),
  INVITED: aside('INVITED'),
  ATTENDED: aside('ATTENDED'),
  PUBLISHED: aside('PUBLISHED'),
  INVESTED: aside('INVESTED'),
  STAYS: stays,
} satisfies Partial<Record<Figure, Rows>>
