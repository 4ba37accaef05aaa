import { z } from 'zod'
import { numberParam } from '#platform/web/search-params.ts'

/** Search parameters: the room. */
export const roomSearch = z.object({ request: numberParam() })
