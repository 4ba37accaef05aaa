import { z } from 'zod'
import { day } from '#platform/contract/fields.ts'
import { choiceParam, numberParam } from '#platform/web/search-params.ts'
import { trendSteps } from '../domain/trend.rules.ts'

/** What the summary's address says: what it is narrowed to, and by what its trend counts. */
export const summarySearch = z.object({
  programmeId: numberParam(),
  trackId: numberParam(),
  streamId: numberParam(),
  from: day().optional(),
  to: day().optional(),
  step: choiceParam(trendSteps),
})

/** What the lists behind it are of. */
export const placeSearch = z.object({ programmeId: numberParam() })

/** The days that the workload counts decisions on. */
export const periodSearch = z.object({ from: day().optional(), to: day().optional() })
