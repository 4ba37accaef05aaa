import { z } from 'zod'
import { numberParam } from '#platform/web/search-params.ts'

/** Search parameters: the open request. */
export const threadSearch = z.object({ threadId: numberParam() })
