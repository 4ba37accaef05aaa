import { sql } from 'kysely'
import { workRows } from '#features/acceleration-requests'
import { isInvestedSince, outcomes } from '#features/deals'
import { hasAttendedSince, isInvitedSince } from '#features/events'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { SignedIn } from '#platform/server/context.ts'
import { listOf } from '#platform/server/lists/list-of.ts'
import type { Sql } from '#platform/server/lists/order.ts'
import { groupsOf } from '#platform/server/lists/row-set.ts'
import type { RowSource } from '#platform/server/lists/rows.ts'
import { wholePath } from '../contract/whole-path.endpoints.ts'
import { pathSteps } from '../domain/path-steps.ts'
import { wideSubject } from './report-subject.ts'
import { appliedInPeriod, countedBy, figuresReport, type GroupedSubject } from './work-report.ts'

type Row = ResponseOf<typeof wholePath>['items'][number]

/** By default cohorts by the month of application. */
const dimensionOf = ({ asked }: GroupedSubject) => asked.pathBy ?? 'MONTH'

const isReviewed = sql`exists (select from project_track q join expert_job j on j.project_track_id = q.id
  where q.request_id = r.id and j.status = 'COMPLETE')`

const isPublished = sql`exists (select from project_publication u where u.project_id = r.project_id
  and u.accelerator_id = r.accelerator_id and u.status = 'PUBLISHED')`

const application = {
  projectId: sql`r.project_id`,
  acceleratorId: sql`r.accelerator_id`,
  status: sql`r.status`,
  createdAt: sql`r.created_at`,
}

/** Only the accelerator's team sees investments, not other readers of the report. */
const investedOf = ({ actor }: SignedIn, { acceleratorId }: GroupedSubject): Sql =>
  outcomes.view.allows(actor, { acceleratorId })
    ? sql`(count(*) filter (where ${isInvestedSince(application)}))::int`
    : sql`null::int`

/** Applications by group with how far they came. */
const groups = (ctx: SignedIn, subject: GroupedSubject): Sql => {
  const count = (condition: Sql): Sql => sql`(count(*) filter (where ${condition}))::int`
  return groupsOf(workRows, ctx.locale, {
    subject,
    by: { group: dimensionOf(subject) },
    measures: {
      applied: 'applications',
      accepted: 'accepted',
      started: 'started',
      handedIn: 'handedIn',
      finished: 'finished',
      reviewed: count(isReviewed),
      invitedToEvent: count(isInvitedSince(application)),
      attendedEvent: count(hasAttendedSince(application)),
      published: count(isPublished),
      invested: investedOf(ctx, subject),
      daysToDecision: 'daysToDecision',
    },
    where: appliedInPeriod(ctx, subject),
  })
}

const steps = sql.join(pathSteps.map((step) => sql`n.${sql.ref(step)}`))

const pathRows = (ctx: SignedIn, subject: GroupedSubject): RowSource<Row, Row, SignedIn> => ({
  from: sql`${groups(ctx, subject)} n`,
  once: 'n',
  key: sql`n.group_key`,
  columns: () => sql`n.group_key as key, ${dimensionOf(subject)}::text as by,
    json_build_object('key', n.group_key, 'name', n.group_name) as "group", ${steps},
    coalesce(n.finished / nullif(n.applied, 0)::float8, 0) as "finishedShare", n."daysToDecision"`,
  row: (row) => row,
})

/** Progress of applications by group. */
export const wholePathQuery = listOf(wholePath, {
  ...figuresReport,
  load: wideSubject,
  rows: pathRows,
  sortings: () => ({
    GROUP: sql`lower(coalesce(n.group_name, n.group_key))`,
    APPLIED: sql`n.applied`,
    FINISHED: sql`n.finished`,
  }),
  filters: countedBy(wholePath),
  totals: Object.fromEntries(
    pathSteps.map((step) => [
      step,
      step === 'invested' ? sql`sum(n.invested)` : sql`coalesce(sum(n.${sql.ref(step)}), 0)`,
    ]),
  ),
})
