import { sql } from 'kysely'
import { zoneOf } from '#features/acceleration-requests'
import type { SignedIn } from '#platform/server/context.ts'
import type { Sql } from '#platform/server/lists/order.ts'
import type { CohortStep, lossSteps } from '../domain/path-cohorts.ts'
import type { reasonEnds } from '../domain/reasons.ts'
import { cohortOf, furthestStep, monthsSince, reachedAt } from './path-steps.sql.ts'
import { isEnded, reasonConditions } from './reasons.sql.ts'
import type { Asked, ReportSubject } from './report-subject.ts'

type Subject = ReportSubject<Asked & { step?: CohortStep | undefined }>

const monthsToStep = ({ actor }: SignedIn, subject: Subject): Sql =>
  monthsSince(reachedAt(actor)[subject.parameters.step ?? 'FINISHED'], zoneOf(subject))

/** The conditions of `pathParameters` over applications `r` with their end `n.kind`. */
export const pathFilters = {
  step: (step: CohortStep, { actor }: SignedIn) => sql`(${reachedAt(actor)[step]}) is not null`,
  within: (months: number, ctx: SignedIn, subject: Subject) =>
    sql`${monthsToStep(ctx, subject)} <= ${months}`,
  notWithin: (months: number, ctx: SignedIn, subject: Subject) =>
    sql`${monthsToStep(ctx, subject)} > ${months}`,
  cohort: (month: string, _ctx: SignedIn, subject: Subject) => sql`${cohortOf(zoneOf(subject))} = ${month}`,
  kind: (kinds: readonly (typeof reasonEnds)[number][], { locale }: SignedIn, { acceleratorId }: Subject) =>
    sql`(${isEnded} and ${reasonConditions(acceleratorId, locale).kind(kinds)})`,
  lostAt: (steps: readonly (typeof lossSteps)[number][]) =>
    sql`(${isEnded} and ${furthestStep} = any(${[...steps]}))`,
  reason: (reason: string, { locale }: SignedIn, { acceleratorId }: Subject) =>
    sql`(${isEnded} and ${reasonConditions(acceleratorId, locale).reason(reason)})`,
}
