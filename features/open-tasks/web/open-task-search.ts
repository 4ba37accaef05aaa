import { z } from 'zod'
import { numberParam, textParam } from '#platform/web/search-params.ts'

/** Which open task the page shows, and which part of it. */
export const openTaskSearch = z.object({ openTaskId: numberParam(), tab: textParam() })
