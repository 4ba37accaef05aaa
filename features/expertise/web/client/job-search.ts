import { z } from 'zod'
import { numberParam } from '#platform/web/search-params.ts'

/** Parameters of the page for the accelerator and the team. */
export const jobSearch = z.object({ expertJobId: numberParam() })
