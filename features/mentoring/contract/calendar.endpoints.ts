import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { instant } from '#platform/contract/fields.ts'
import { isOutsideUrl } from '#platform/domain/outside-url.ts'
import { calendarProblems } from '../domain/calendar-problems.ts'

/** The calendar whose busy times are not offered; the address itself is never told again, since whoever has it reads the calendar. */
const mentorCalendar = z.object({
  host: z.string().nullable(),
  readAt: instant().nullable(),
  problem: z.enum(calendarProblems).nullable(),
  /** Busy times ahead that it has. */
  busy: z.int(),
})

export const getMentorCalendar = endpoint({
  name: 'getMentorCalendar',
  method: 'GET',
  path: '/mentor-calendar/get',
  summary: 'My other calendar as a mentor',
  response: mentorCalendar,
  reads: ['mentoring'],
  permission: 'signed-in',
})

const writes = {
  method: 'POST',
  response: mentorCalendar,
  changes: ['mentoring'],
  permission: 'signed-in',
} as const

/** Sets the address of a calendar; it is read at once, and again every quarter of an hour. */
export const setMentorCalendar = endpoint({
  ...writes,
  name: 'setMentorCalendar',
  path: '/mentor-calendar/set',
  summary: 'Set my other calendar',
  body: z.strictObject({
    address: z
      .string('REQUIRED')
      .trim()
      .min(1, 'REQUIRED')
      .max(1000, { error: 'TOO_LONG', abort: true })
      // What calendars offer for subscribing is the same address under another name.
      .overwrite((given) => given.replace(/^webcal:/i, 'https:'))
      .refine(isOutsideUrl, 'INVALID_URL'),
  }),
  errors: ['RATE_LIMITED'],
})

export const removeMentorCalendar = endpoint({
  ...writes,
  name: 'removeMentorCalendar',
  path: '/mentor-calendar/remove',
  summary: 'Forget my other calendar',
  body: z.strictObject({}),
})
