import { z } from 'zod'
import { numberParam, textParam } from '#platform/web/search-params.ts'

/** Query parameters of the page: the open task and its tab. */
export const openTaskSearch = z.object({ openTaskId: numberParam(), tab: textParam() })
