import { z } from 'zod'
import { numberParam } from '#platform/web/search-params.ts'

/** Which job the page shows: the accelerator's and the team's. */
export const jobSearch = z.object({ expertJobId: numberParam() })
