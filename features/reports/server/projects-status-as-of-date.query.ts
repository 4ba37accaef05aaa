import { sql } from 'kysely'
import { pastWorkRows, workRows, worksHere, zoneOf } from '#features/acceleration-requests'
import { waitingOfWork } from '#features/participations'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { SignedIn } from '#platform/server/context.ts'
import { listOf } from '#platform/server/lists/list-of.ts'
import type { Sql } from '#platform/server/lists/order.ts'
import type { RowSource } from '#platform/server/lists/rows.ts'
import { waitsToldTo, type Waiting } from '../../participations/domain/waits-for.rules.ts'
import { projectsStatusAsOfDate } from '../contract/projects-status-as-of-date.endpoints.ts'
import { statusChanges } from '../domain/status-changes.ts'
import { wideSubject, type ReportSubject } from './report-subject.ts'
import { counted, figuresReport, pastDayOf, rowsOfReport } from './work-report.ts'

type Row = ResponseOf<typeof projectsStatusAsOfDate>['items'][number]
type Subject = ReportSubject

/** The end of a day in the accelerator's time zone. */
const endOf = (subject: Subject, day: string): Sql =>
  sql`((${day}::date + 1)::timestamp at time zone ${zoneOf(subject)})`

const stateAt = (moment: Sql): Sql => sql`application_at(r, ${moment})`

const stateJson = (alias: 'o' | 'g'): Sql => {
  const column = (name: string) => sql.ref(`${alias}.${name}`)
  return sql`json_build_object('track', ${column('track')}, 'state', ${column('board_column')}, 'task', ${column('task')}, 'accepted', ${column('accepted')})`
}

/** The programme is a parameter of the report, not a filter that the list declares: as on its day, like the others. */
const ofProgramme = {
  programmeId: (id: number, ctx: SignedIn, subject: Subject): Sql =>
    rowsOfReport(subject).filters.programmeId(id, ctx, subject),
}

type Change = (typeof statusChanges)[number]

/** What differs between two days, `o` and `g`, of an application that had been made by both. */
const differs: Record<Exclude<Change, 'APPLIED'>, Sql> = {
  TRACK: sql`o.track is distinct from g.track`,
  STATE: sql`o.board_column is distinct from g.board_column`,
  TASK: sql`coalesce(o.task, '') <> coalesce(g.task, '')`,
  ACCEPTED: sql`o.accepted is distinct from g.accepted`,
}

const differences = sql`array_remove(array[${sql.join(
  Object.entries(differs).map(([change, isSo]) => sql`case when ${isSo} then ${sql.lit(change)} end`),
)}], null)`

/**
 * Whether the reader may not know what an application was on the day of comparison: it was in another programme, and they
 * read this one as its sponsor.
 */
const isHidden = (ctx: SignedIn, subject: Subject): Sql => {
  const { programmeId, acceleratorId } = subject
  const { against } = subject.parameters
  if (programmeId === null || against === undefined || worksHere(ctx.actor, acceleratorId)) return sql`false`
  return sql`(not ${pastWorkRows(against).filters.programmeId(programmeId, ctx, subject)})`
}

type Read = Omit<Row, 'waits'> & { waiting: Waiting | null; isOwn: boolean }

const rowsOn = (ctx: SignedIn, subject: Subject): RowSource<Read, Row, SignedIn> => {
  const { day, against } = subject.parameters
  const moment = endOf(subject, day ?? subject.today)
  const isPast = pastDayOf(subject) !== null
  const other = against === undefined ? null : endOf(subject, against)
  return {
    from: workRows.from,
    key: workRows.key,
    columns: ({
      actor,
    }) => sql`r.id, (select ${waitingOfWork} from project_track q where q.request_id = r.id) as waiting,
      exists (select from project_member m where m.project_id = p.id and m.person_uid = ${actor.uid}) as "isOwn", json_build_object('id', p.id, 'name', p.name, 'serialNumber', p.serial_number) as project,
      r.created_at as "appliedAt", ${stateJson('o')} as "on",
      ${other ? sql`case when r.created_at < ${other} and not ${isHidden(ctx, subject)} then ${stateJson('g')} end` : sql`null::json`} as against,
      ${other ? sql`to_json(case when r.created_at >= ${other} then array['APPLIED'] when ${isHidden(ctx, subject)} then array['TRACK'] else ${differences} end)` : sql`null::json`} as changes`,
    joins: sql`join project p on p.id = r.project_id
      cross join lateral ${stateAt(moment)} o ${other ? sql`cross join lateral ${stateAt(other)} g` : sql``}`,
    row: ({ waiting, isOwn, ...row }) => ({
      ...row,
      waits: isPast ? null : waitsToldTo(waiting, isOwn ? 'team' : 'others'),
    }),
  }
}

/** Whether one of these differs from the day of comparison; all rows without one. */
const changedIn = (ctx: SignedIn, subject: Subject, changes: readonly Change[]): Sql => {
  const { against, day } = subject.parameters
  if (against === undefined) return sql`true`
  const [moment, other] = [endOf(subject, day ?? subject.today), endOf(subject, against)]
  const differing = changes.flatMap((one) => (one === 'APPLIED' ? [] : [differs[one]]))
  const isNew = changes.includes('APPLIED') ? sql`r.created_at >= ${other}` : sql`false`
  if (differing.length === 0) return isNew
  const hidden = isHidden(ctx, subject)
  return sql`(${isNew} or (r.created_at < ${other} and ${hasMovedSince(other)} and case when ${hidden}
    then ${sql.lit(changes.includes('TRACK'))} else (select ${sql.join(differing, sql` or `)}
      from ${stateAt(moment)} o, ${stateAt(other)} g) end))`
}

/**
 * Whether anything happened to an application since the day of comparison: cheaper than its progress on both days, which
 * most applications have in common.
 */
const hasMovedSince = (moment: Sql): Sql => {
  const audited = (subject: string, id: Sql): Sql => sql`exists (select from audit_entry e
    where e.subject = ${sql.lit(subject)} and e.subject_id = ${id}::text and e.to_state is not null and e.at >= ${moment})`
  return sql`(r.decided_at >= ${moment} or ${audited('acceleration_request', sql`r.id`)}
    or exists (select from project_track q where q.application_id = r.id and (q.started_at >= ${moment}
      or exists (select from project_trackpoint w where w.project_track_id = q.id and w.state_changed_at >= ${moment})
      or ${audited('participation', sql`q.id`)})))`
}

/** The number of applications with each kind of change between two days; none without a day of comparison. */
const changeTotals = (ctx: SignedIn, subject: Subject): Record<string, Sql> =>
  subject.parameters.against === undefined
    ? {}
    : Object.fromEntries(
        statusChanges.map((change) => [
          `changed${change}`,
          sql`(count(*) filter (where ${changedIn(ctx, subject, [change])}))::int`,
        ]),
      )

/** State of every project at the end of a day. */
export const projectsStatusAsOfDateQuery = listOf(projectsStatusAsOfDate, {
  ...figuresReport,
  load: wideSubject,
  rows: rowsOn,
  ...workRows,
  scope: (ctx, subject, query) =>
    sql`${rowsOfReport(subject).scope(ctx, subject, query)} and r.created_at < ${endOf(subject, subject.parameters.day ?? subject.today)}`,
  sortings: () => ({ NAME: sql`lower(r.project_name)`, CREATE_DATE: sql`r.created_at` }),
  filters: {
    ...counted('day', 'against'),
    ...workRows.filters,
    ...ofProgramme,
    trackId: (ids, ctx, subject) => rowsOfReport(subject).filters.trackId(ids, ctx, subject),
    streamId: (id, ctx, subject) => rowsOfReport(subject).filters.streamId(id, ctx, subject),
    trackerUid: (uids, ctx, subject) => rowsOfReport(subject).filters.trackerUid(uids, ctx, subject),
    state: (states, _ctx, subject) =>
      sql`(select o.board_column from ${stateAt(endOf(subject, subject.parameters.day ?? subject.today))} o) = any(${states})`,
    changed: (isChanged, ctx, subject) =>
      isChanged ? changedIn(ctx, subject, [...statusChanges]) : sql`true`,
    change: (changes, ctx, subject) => changedIn(ctx, subject, changes),
  },
  perRow: ['state', 'changed', 'change'],
  totals: changeTotals,
})
