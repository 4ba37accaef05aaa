import { z } from 'zod'
import { listParam } from '#platform/contract/lists.ts'
import { cohortSteps, lossSteps, maxMonths } from '../domain/path-cohorts.ts'
import { reasonEnds } from '../domain/reasons.ts'

const months = () => z.coerce.number().int('INVALID').min(0, 'TOO_SMALL').max(maxMonths, 'TOO_BIG')

/** Parameters of the reports that list applications by their path. */
export const pathParameters = {
  step: z.enum(cohortSteps, 'NOT_IN_LIST'),
  kind: listParam(reasonEnds),
  lostAt: listParam(lossSteps),
  /** Key of a reason, as in `pathLosses`. */
  reason: z.string().regex(/^[0-9a-f]{32}$/, 'INVALID'),
  /** Month of application, `YYYY-MM`. */
  cohort: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'INVALID'),
  /** Reached the step within this number of months, and not within that number. */
  within: months(),
  notWithin: months(),
}
