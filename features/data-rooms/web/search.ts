import { z } from 'zod'
import { numberParam } from '#platform/web/search-params.ts'

/** Which room. */
export const roomSearch = z.object({ request: numberParam() })
