import { sql } from 'kysely'
import { workRows } from '#features/acceleration-requests'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { SignedIn } from '#platform/server/context.ts'
import { listOf } from '#platform/server/lists/list-of.ts'
import type { Sql } from '#platform/server/lists/order.ts'
import type { RowSource } from '#platform/server/lists/rows.ts'
import { instantJson, personRefJson } from '#platform/server/sql.ts'
import { dynamicsOfProject } from '../contract/dynamics-of-project.endpoints.ts'
import { drawnEvents, maxEvents } from '../domain/dynamics.ts'
import { analyticReports } from '../domain/report.policy.ts'
import { anyProject, type ProjectSubject } from './chosen-project.ts'
import { inPeriod } from './decisions.sql.ts'
import { lifeOf } from './life-of-project.sql.ts'
import { readFigures } from './project-figures.ts'
import { applicationsOf, counted } from './work-report.ts'

type Answer = ResponseOf<typeof dynamicsOfProject>
type Row = Answer['items'][number]

/** Events of the chosen project. */
const life = (ctx: SignedIn, subject: ProjectSubject): Sql =>
  lifeOf(
    sql`select r.* from ${workRows.from}
      where ${applicationsOf(ctx, subject)} and r.project_id = ${subject.project?.id ?? 0}`,
    ctx.actor,
    { hasScorings: true },
  )

type Drawn = Answer['events'][number]

const source = sql`n.request_id as "requestId", n.project_track_id as "projectTrackId", n.task_id as "taskId",
  n.job_id as "expertJobId"`

/** The newest events that the chart shows, among all rows of the report. */
const readDrawn = async (ctx: SignedIn, subject: ProjectSubject, all: Sql): Promise<Drawn[]> => {
  const { rows } = await sql<Drawn>`
    select n.key, ${instantJson(sql`n.at`)} as at, n.event, ${source}, n.task, n.score::float8 as score, n.nth
    from (select n.*, (count(*) over (partition by n.event order by n.at, n.key))::int as nth
      from ${life(ctx, subject)} where ${all} and n.event = any(${[...drawnEvents]})
      order by n.at desc, n.key desc limit ${sql.lit(maxEvents)}) n
    order by n.at, n.key`.execute(ctx.db)
  return rows
}

const lifeRows = (ctx: SignedIn, subject: ProjectSubject): RowSource<Row, Row, SignedIn> => ({
  from: life(ctx, subject),
  key: sql`n.key`,
  columns: () => sql`n.key, ${instantJson(sql`n.at`)} as at, n.event,
    case when t.id is not null then json_build_object('id', t.id, 'name', t.name) end as track, ${source}, n.task, ${personRefJson('d')} as by, n.score::float8 as score, n.accepted`,
  joins: sql`left join track t on t.id = n.track_id left join person d on d.uid = n.by`,
})

/** History of one project. */
export const dynamicsOfProjectQuery = listOf(dynamicsOfProject, {
  load: anyProject,
  authorize: analyticReports.readPeople,
  rows: lifeRows,
  scope: (_ctx, subject) => inPeriod(subject, sql`n.at`),
  sortings: () => ({ AT: sql`n.at` }),
  filters: {
    ...counted('projectId', 'from', 'to'),
    event: (events) => sql`n.event = any(${events})`,
  },
  more: async (ctx, _input, subject, all) => {
    const { project, projects } = subject
    const [events, figures] = await Promise.all([readDrawn(ctx, subject, all), readFigures(ctx, subject)])
    return { totals: {}, project, projects, events, figures }
  },
})
