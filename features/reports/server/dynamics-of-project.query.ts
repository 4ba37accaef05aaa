import { sql } from 'kysely'
import { workRows } from '#features/acceleration-requests'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { SignedIn } from '#platform/server/context.ts'
import { listOf } from '#platform/server/lists/list-of.ts'
import type { Sql } from '#platform/server/lists/order.ts'
import type { RowSource } from '#platform/server/lists/rows.ts'
import { instantJson, personRefJson } from '#platform/server/sql.ts'
import { dynamicsOfProject } from '../contract/dynamics-of-project.endpoints.ts'
import { analyticReports } from '../domain/report.policy.ts'
import { inPeriod } from './decisions.sql.ts'
import { chosenProject, type ProjectSubject } from './chosen-project.ts'
import { lifeOf } from './life-of-project.sql.ts'
import { applicationsOf, counted } from './work-report.ts'

type Answer = ResponseOf<typeof dynamicsOfProject>
type Row = Answer['items'][number]

/** Events of the chosen project. */
const life = (ctx: SignedIn, subject: ProjectSubject): Sql =>
  lifeOf(
    sql`select r.* from ${workRows.from}
      where ${applicationsOf(ctx, subject)} and r.project_id = ${subject.project?.id ?? 0}`,
    ctx.actor,
  )

const lifeRows = (ctx: SignedIn, subject: ProjectSubject): RowSource<Row, Row, SignedIn> => ({
  from: life(ctx, subject),
  key: sql`n.key`,
  columns:
    () => sql`n.key, ${instantJson(sql`n.at`)} as at, n.event, json_build_object('id', t.id, 'name', t.name) as track,
    n.request_id as "requestId", n.task, ${personRefJson('d')} as by, n.score::float8 as score, n.accepted`,
  joins: sql`join track t on t.id = n.track_id left join person d on d.uid = n.by`,
  row: (row) => row,
})

/** History of one project. */
export const dynamicsOfProjectQuery = listOf(dynamicsOfProject, {
  load: chosenProject,
  authorize: analyticReports.readPeople,
  rows: lifeRows,
  scope: (_ctx, subject) => inPeriod(subject, sql`n.at`),
  sortings: () => ({ AT: sql`n.at` }),
  filters: {
    ...counted('projectId', 'from', 'to'),
    event: (events) => sql`n.event = any(${events})`,
  },
  more: async (_ctx, _input, { project, projects }) => ({ totals: {}, project, projects }),
})
