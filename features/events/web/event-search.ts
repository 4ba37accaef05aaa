import { z } from 'zod'
import { numberParam, textParam } from '#platform/web/search-params.ts'

/** Which event the page shows, and which part of it. */
export const eventSearch = z.object({ eventId: numberParam(), tab: textParam() })
