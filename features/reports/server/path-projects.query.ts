import { sql } from 'kysely'
import { workRows, zoneOf } from '#features/acceleration-requests'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { SignedIn } from '#platform/server/context.ts'
import { listOf } from '#platform/server/lists/list-of.ts'
import type { RowSource } from '#platform/server/lists/rows.ts'
import { pathProjects } from '../contract/path-projects.endpoints.ts'
import type { CohortStep } from '../domain/path-cohorts.ts'
import { analyticReports } from '../domain/report.policy.ts'
import { cohortOf, furthestStep, monthsSince, reachedAt } from './path-steps.sql.ts'
import { endedWork, isEnded, reasonConditions, reasonText } from './reasons.sql.ts'
import { wideSubject, type Asked, type ReportSubject } from './report-subject.ts'
import { figuresReport, parametersOfWork } from './work-report.ts'

type Row = ResponseOf<typeof pathProjects>['items'][number]
type Subject = ReportSubject<Asked & { step?: CohortStep | undefined }>

const pathRows: RowSource<Row, Row, SignedIn> = {
  from: endedWork,
  key: sql`r.id`,
  joins: sql`join project p on p.id = r.project_id join track t on t.id = r.track_id`,
  columns: ({ locale }) => sql`r.id, json_build_object('id', p.id, 'name', p.name) as project,
    json_build_object('id', t.id, 'name', t.name) as track, r.created_at as applied, ${reachedAt.ACCEPTED} as accepted,
    ${reachedAt.STARTED} as started, ${reachedAt.HANDED_IN} as "handedIn", ${reachedAt.REVIEWED} as reviewed,
    ${reachedAt.FINISHED} as finished, ${reachedAt.PUBLISHED} as published,
    case when ${isEnded} then n.kind end as kind, case when ${isEnded} then ${furthestStep} end as "lostAt",
    case when ${isEnded} then ${reasonText(locale)} else '' end as reason`,
  row: (row) => row,
}

/** Lists applications: when each reached each step, and at which step and why it ended. */
export const pathProjectsQuery = listOf(pathProjects, {
  load: (ctx, input): Promise<Subject | undefined> => wideSubject(ctx, input),
  authorize: analyticReports.readPeople,
  rows: pathRows,
  ...workRows,
  sortings: () => ({ APPLIED: sql`r.created_at`, NAME: sql`lower(r.project_name)` }),
  filters: {
    ...parametersOfWork,
    step: (step) => sql`(${reachedAt[step]}) is not null`,
    within: (months, _ctx, subject) =>
      sql`${monthsSince(reachedAt[subject.asked.step ?? 'FINISHED'], zoneOf(subject))} <= ${months}`,
    cohort: (month, _ctx, subject) => sql`${cohortOf(zoneOf(subject))} = ${month}`,
    kind: (kinds, { locale }, { acceleratorId }) =>
      sql`(${isEnded} and ${reasonConditions(acceleratorId, locale).kind(kinds)})`,
    lostAt: (steps) => sql`(${isEnded} and ${furthestStep} = any(${[...steps]}))`,
    reason: (reason, { locale }, { acceleratorId }) =>
      sql`(${isEnded} and ${reasonConditions(acceleratorId, locale).reason(reason)})`,
  },
  more: figuresReport.more,
})
