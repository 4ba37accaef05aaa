import { sql } from 'kysely'
import { workRows, zoneOf } from '#features/acceleration-requests'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { SignedIn } from '#platform/server/context.ts'
import { listOf } from '#platform/server/lists/list-of.ts'
import type { Sql } from '#platform/server/lists/order.ts'
import type { RowSource } from '#platform/server/lists/rows.ts'
import { stateShownTo } from '../../participations/domain/editing.rules.ts'
import { waitsFor, type Waiting } from '../../participations/domain/waits-for.rules.ts'
import { projectsStatusAsOfDate } from '../contract/projects-status-as-of-date.endpoints.ts'
import { wideSubject, type ReportSubject } from './report-subject.ts'
import { counted, figuresReport } from './work-report.ts'

type Row = ResponseOf<typeof projectsStatusAsOfDate>['items'][number]
type Subject = ReportSubject

/** The end of a day in the accelerator's time zone. */
const endOf = (subject: Subject, day: string): Sql =>
  sql`((${day}::date + 1)::timestamp at time zone ${zoneOf(subject)})`

const stateAt = (moment: Sql): Sql => sql`application_at(r, ${moment})`

const stateJson = (alias: 'o' | 'g'): Sql => {
  const column = (name: string) => sql.ref(`${alias}.${name}`)
  return sql`json_build_object('state', ${column('board_column')}, 'task', ${column('task')}, 'accepted', ${column('accepted')})`
}

const hasChanged = sql`(o.board_column, coalesce(o.task, ''), o.accepted) is distinct from (g.board_column, coalesce(g.task, ''), g.accepted)`

/**
 * What decides who an application's project waits for now, of its current task, and who is in the project's team: they
 * see neither expert reviews nor the result of a selection that is not applied yet.
 */
const waiting = ({ actor }: SignedIn): Sql => sql`(
  select json_build_object('allowed', q.access_status = 'ALLOWED_TO_WORK', 'state', w.state, 'performer', k.performer,
    'memberUids', array(select m.person_uid from project_member m where m.project_id = p.id), 'hasLeader', p.leader_uid is not null, 'hasTracker', q.tracker_uid is not null,
    'atExpert', exists (select from expert_job j where j.task_id = w.id and j.status in ('NEW', 'PROCESS'))
      and not exists (select from project_member m where m.project_id = p.id and m.person_uid = ${actor.uid}))
  from project_track q join project_trackpoint w on w.project_track_id = q.id join trackpoint k on k.id = w.trackpoint_id
  where q.request_id = r.id and w.state <> 'ACCEPT_CODE' order by w.seq limit 1)`

type Read = Omit<Row, 'waits'> & { waiting: (Waiting & { memberUids: string[] }) | null }

const rowsOn = (_ctx: unknown, subject: Subject): RowSource<Read, Row, SignedIn> => {
  const { day, against } = subject.asked
  const moment = endOf(subject, day ?? subject.today)
  const other = against === undefined ? null : endOf(subject, against)
  return {
    from: workRows.from,
    key: workRows.key,
    columns: (
      ctx,
    ) => sql`r.id, ${waiting(ctx)} as waiting, json_build_object('id', p.id, 'name', p.name, 'serialNumber', p.serial_number) as project,
      json_build_object('id', t.id, 'name', t.name) as track, r.created_at as "appliedAt", ${stateJson('o')} as "on",
      ${other ? sql`case when r.created_at < ${other} then ${stateJson('g')} end` : sql`null::json`} as against,
      ${other ? sql`case when r.created_at < ${other} then ${hasChanged} else true end` : sql`null::boolean`} as "hasChanged"`,
    joins: sql`join project p on p.id = r.project_id join track t on t.id = r.track_id
      cross join lateral ${stateAt(moment)} o ${other ? sql`cross join lateral ${stateAt(other)} g` : sql``}`,
    row: ({ waiting: task, ...row }, { actor }) => ({
      ...row,
      waits: task ? waitsFor({ ...task, state: stateShownTo(actor, task.state, task) }) : 'NOBODY',
    }),
  }
}

/** State of every project at the end of a day. */
export const projectsStatusAsOfDateQuery = listOf(projectsStatusAsOfDate, {
  ...figuresReport,
  load: wideSubject,
  rows: rowsOn,
  ...workRows,
  scope: (ctx, subject, asked) =>
    sql`${workRows.scope(ctx, subject, asked)} and r.created_at < ${endOf(subject, subject.asked.day ?? subject.today)}`,
  sortings: () => ({ NAME: sql`lower(r.project_name)`, CREATE_DATE: sql`r.created_at` }),
  filters: {
    ...counted('day', 'against'),
    ...workRows.filters,
    state: (states, _ctx, subject) =>
      sql`(select o.board_column from ${stateAt(endOf(subject, subject.asked.day ?? subject.today))} o) = any(${states})`,
    changed: (asked, _ctx, subject) => {
      const { against, day } = subject.asked
      if (!asked || against === undefined) return sql`true`
      const [moment, other] = [endOf(subject, day ?? subject.today), endOf(subject, against)]
      return sql`(r.created_at >= ${other} or (select ${hasChanged} from ${stateAt(moment)} o, ${stateAt(other)} g))`
    },
  },
  late: ['state', 'changed'],
})
