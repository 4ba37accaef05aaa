import { z } from 'zod'
import { numberParam, textParam } from '#platform/web/search-params.ts'

/** Search parameters: the event and the tab. */
export const eventSearch = z.object({ eventId: numberParam(), tab: textParam() })

/** At the door of which event one stands. */
export const doorSearch = z.object({ eventId: numberParam() })

/** Which month the calendar shows: `2027-03`. */
export const monthSearch = z.object({ month: textParam() })
