import { z } from 'zod'
import { numberParam, textParam } from '#platform/web/search-params.ts'

/** Search parameters: the event and the tab. */
export const eventSearch = z.object({ eventId: numberParam(), tab: textParam() })
