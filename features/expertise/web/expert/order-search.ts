import { z } from 'zod'
import { numberParam } from '#platform/web/search-params.ts'

/** What the address of an expert's job says. */
export const orderSearch = z.object({ expertJobId: numberParam() })
