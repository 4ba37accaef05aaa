import { z } from 'zod'
import { numberParam } from '#platform/web/search-params.ts'

/** Which message is open. */
export const massMessageSearch = z.object({ messageId: numberParam() })
