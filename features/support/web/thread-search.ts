import { z } from 'zod'
import { numberParam } from '#platform/web/search-params.ts'

/** Which request is open. */
export const threadSearch = z.object({ threadId: numberParam() })
