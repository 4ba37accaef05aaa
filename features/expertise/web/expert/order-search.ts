import { z } from 'zod'
import { numberParam } from '#platform/web/search-params.ts'

/** Parameters of an expert's job page. */
export const orderSearch = z.object({ expertJobId: numberParam() })
