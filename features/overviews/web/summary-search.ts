import { z } from 'zod'
import { day } from '#platform/contract/fields.ts'
import { choiceParam, numberParam, textParam } from '#platform/web/search-params.ts'
import { trendSteps } from '../domain/trend.rules.ts'

/** Search parameters of the summary: its filters and the step of the trend. */
export const summarySearch = z.object({
  programmeId: numberParam(),
  trackId: numberParam(),
  streamId: numberParam(),
  from: day().optional(),
  to: day().optional(),
  step: choiceParam(trendSteps),
})

/** Search parameter of the lists behind the summary. */
export const placeSearch = z.object({ programmeId: numberParam() })

/** Search parameters of the projects behind a number; administrators of the portal name the accelerator, or `all`. */
export const projectsSearch = z.object({ programmeId: numberParam(), acceleratorId: textParam() })

/** Search parameters of the workload: the period for decisions. */
export const periodSearch = z.object({ from: day().optional(), to: day().optional() })
