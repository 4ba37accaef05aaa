import { sql } from 'kysely'
import { workRows } from '#features/acceleration-requests'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { SignedIn } from '#platform/server/context.ts'
import { listOf } from '#platform/server/lists/list-of.ts'
import type { RowSource } from '#platform/server/lists/rows.ts'
import { pathProjects } from '../contract/path-projects.endpoints.ts'
import type { CohortStep } from '../domain/path-cohorts.ts'
import { pathFilters } from './path-filters.ts'
import { furthestStep, reachedAt } from './path-steps.sql.ts'
import { readReasons } from './reason-options.ts'
import { endedWork, isEnded, reasonText } from './reasons.sql.ts'
import type { Asked, ReportSubject } from './report-subject.ts'
import { parametersOfWork, peopleReport } from './work-report.ts'

type Row = ResponseOf<typeof pathProjects>['items'][number]
type Subject = ReportSubject<Asked & { step?: CohortStep | undefined }>

const pathRows: RowSource<Row, Row, SignedIn> = {
  from: endedWork,
  key: sql`r.id`,
  joins: sql`join project p on p.id = r.project_id join track t on t.id = r.track_id`,
  columns: ({ actor, locale }) => {
    const reached = reachedAt(actor)
    return sql`r.id, json_build_object('id', p.id, 'name', p.name) as project,
    json_build_object('id', t.id, 'name', t.name) as track, r.created_at as applied, ${reached.ACCEPTED} as accepted,
    ${reached.STARTED} as started, ${reached.HANDED_IN} as "handedIn", ${reached.REVIEWED} as reviewed,
    ${reached.FINISHED} as finished, ${reached.PUBLISHED} as published,
    case when ${isEnded} then n.kind end as kind, case when ${isEnded} then ${furthestStep} end as "lostAt",
    case when ${isEnded} then ${reasonText(locale)} else '' end as reason`
  },
}

/** Lists applications: when each reached each step, and at which step and why it ended. */
export const pathProjectsQuery = listOf<typeof pathProjects, Subject, Row>(pathProjects, {
  ...peopleReport,
  rows: pathRows,
  ...workRows,
  sortings: () => ({ APPLIED: sql`r.created_at`, NAME: sql`lower(r.project_name)` }),
  filters: {
    ...parametersOfWork,
    ...pathFilters,
  },
  more: async (ctx, _input, subject) => ({ totals: {}, reasons: await readReasons(ctx, subject) }),
})
