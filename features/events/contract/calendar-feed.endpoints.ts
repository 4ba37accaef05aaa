import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { instant } from '#platform/contract/fields.ts'

/** Whether the caller has a calendar feed, and since when. */
export const getCalendarFeed = endpoint({
  name: 'getCalendarFeed',
  method: 'GET',
  path: '/calendar-feed/get',
  summary: 'Whether my calendar follows the portal',
  response: z.object({ madeAt: instant().nullable() }),
  reads: ['calendarFeed'],
  permission: 'signed-in',
})

/** Creates a new feed address; the previous one stops working. */
export const makeCalendarFeed = endpoint({
  name: 'makeCalendarFeed',
  method: 'POST',
  path: '/calendar-feed/make',
  summary: 'Make a new address for my calendar',
  response: z.object({
    /** Path with the secret, returned only once. */
    path: z.string(),
  }),
  changes: ['calendarFeed'],
  permission: 'signed-in',
})

export const endCalendarFeed = endpoint({
  name: 'endCalendarFeed',
  method: 'POST',
  path: '/calendar-feed/end',
  summary: 'Stop the address for my calendar',
  response: null,
  changes: ['calendarFeed'],
  permission: 'signed-in',
})

/** The calendar of a feed, authenticated by its secret only. */
export const readCalendarFeed = endpoint({
  name: 'readCalendarFeed',
  method: 'GET',
  path: '/calendar-feed/read',
  summary: 'Events and meetings for a calendar',
  query: z.object({ secret: z.string('REQUIRED').max(100, 'INVALID') }),
  response: null,
  transport: 'file',
  reads: [],
  permission: 'public',
})
