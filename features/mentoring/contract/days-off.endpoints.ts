import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { day, id, instant } from '#platform/contract/fields.ts'
import { namedRef } from '#platform/contract/lists.ts'

/** A booked meeting on a closed day: it remains booked until its mentor moves or cancels it. */
const bookedMeeting = z.object({ id: id(), project: namedRef, startsAt: instant(), timeZone: z.string() })

/** Days on which a mentor cannot be booked, each in the time zone of the office hours concerned. */
const daysOff = z.object({
  items: z.array(z.object({ id: id(), from: day(), to: day(), meetings: z.array(bookedMeeting) })),
})

export const getMentorDaysOff = endpoint({
  name: 'getMentorDaysOff',
  method: 'GET',
  path: '/mentor-days-off/get',
  summary: 'My days off as a mentor',
  response: daysOff,
  reads: ['mentoring', 'project'],
  permission: 'signed-in',
})

/** The caller's booked meetings in a period that they are about to close. */
export const getMeetingsOnDays = endpoint({
  name: 'getMeetingsOnDays',
  method: 'GET',
  path: '/mentor-days-off/meetings',
  summary: 'My meetings on days to close',
  query: z.object({ from: day(), to: day() }),
  response: z.object({ items: z.array(bookedMeeting) }),
  reads: ['mentoring', 'project'],
  permission: 'signed-in',
})

const writes = {
  method: 'POST',
  response: daysOff,
  changes: ['mentoring'],
  permission: 'signed-in',
} as const

/** Closes one or more consecutive days: no slots are offered on them; booked meetings remain. */
export const addMentorDaysOff = endpoint({
  ...writes,
  name: 'addMentorDaysOff',
  path: '/mentor-days-off/add',
  summary: 'Close days for booking',
  body: z.strictObject({ from: day(), to: day() }),
})

export const removeMentorDaysOff = endpoint({
  ...writes,
  name: 'removeMentorDaysOff',
  path: '/mentor-days-off/remove',
  summary: 'Open closed days again',
  body: z.strictObject({ id: id() }),
})
