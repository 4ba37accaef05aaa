import { z } from 'zod'
import {
  day,
  id,
  instant,
  linkless,
  requiredLongText,
  text,
  version,
  webAddress,
} from '#platform/contract/fields.ts'
import { namedRef, personRef } from '#platform/contract/lists.ts'
import { isTimeZone } from '#platform/domain/time-zones.ts'
import { fitsMeeting } from '../domain/hours.rules.ts'
import { meetingActions, meetingStates, officeHoursActions, taskSides, maxRules } from '../domain/states.ts'

const clock = /^([01]\d|2[0-3]):[0-5]\d$/
const timeOfDay = () =>
  z.string('REQUIRED').min(1, { error: 'REQUIRED', abort: true }).regex(clock, 'INVALID_TIME')
const between = (min: number, max: number) =>
  z.int('NOT_AN_INTEGER').min(min, 'TOO_SMALL').max(max, 'TOO_BIG')

/** A weekly rule, by the clock of the mentor's time zone. */
const rule = z
  .strictObject({ weekday: between(1, 7), from: timeOfDay(), to: timeOfDay() })
  .refine(({ from, to }) => to > from, { path: ['to'], message: 'END_NOT_LATER' })

const given = {
  topics: text(1200),
  rules: z.array(rule).max(maxRules, 'TOO_MANY'),
  timeZone: z.string('REQUIRED').max(100, 'NOT_IN_LIST').refine(isTimeZone, 'NOT_IN_LIST'),
  slotMinutes: between(10, 240),
  bufferMinutes: between(0, 120),
  aheadDays: between(1, 120),
  noticeHours: between(0, 168),
  teamLimit: between(1, 20),
  /** Meetings ahead of all teams of one programme; null without a limit. */
  programmeLimit: between(1, 100).nullable(),
  /** Meetings in a row, with no more than the pause between them; null without a limit. */
  mostInRow: between(1, 20).nullable(),
  mostTeams: between(1, 50),
  place: text(255),
  link: webAddress().or(z.literal('')),
  isOpen: z.boolean(),
}

type Given = { rules: { from: string; to: string }[]; slotMinutes: number }

/** Hours in which not one meeting fits would never be offered: the fault is at the rule. */
const meetingFits = ({ rules, slotMinutes }: Given, context: z.RefinementCtx<Given>): void => {
  rules.forEach(({ from, to }, at) => {
    if (to > from && !fitsMeeting(from, to, slotMinutes))
      context.addIssue({ code: 'custom', message: 'NO_MEETING_FITS', path: ['rules', at, 'to'] })
  })
}

/** What a mentor says of their office hours in an accelerator. */
export const officeHoursFields = z.strictObject({ ...given, acceleratorId: id() }).superRefine(meetingFits)

/** The same of those that are there, on the version that was read. */
export const officeHoursForm = z.strictObject({ ...given, version: version() }).superRefine(meetingFits)

export const officeHoursEdit = z
  .strictObject({ ...given, version: version(), id: id() })
  .superRefine(meetingFits)

/** Office hours as their list shows them. */
export const officeHoursRow = z.object({
  id: id(),
  mentor: personRef,
  accelerator: namedRef,
  topics: z.string(),
  slotMinutes: z.int(),
  timeZone: z.string(),
  isOpen: z.boolean(),
  /** The next free one; null without any. */
  nextSlot: instant().nullable(),
  actions: z.array(z.enum(officeHoursActions)),
})

/** Office hours with all that their mentor set. */
export const officeHoursDetails = officeHoursRow.extend({
  version: z.int(),
  rules: z.array(z.object({ weekday: z.int(), from: z.string(), to: z.string() })),
  bufferMinutes: z.int(),
  aheadDays: z.int(),
  noticeHours: z.int(),
  teamLimit: z.int(),
  programmeLimit: z.int().nullable(),
  mostInRow: z.int().nullable(),
  mostTeams: z.int(),
  place: z.string(),
  link: z.string(),
})

/** A meeting of a team with a mentor. */
export const mentorMeeting = z.object({
  id: id(),
  hoursId: id(),
  mentor: personRef,
  project: namedRef,
  accelerator: namedRef,
  startsAt: instant(),
  endsAt: instant(),
  timeZone: z.string(),
  place: z.string(),
  link: z.string(),
  topic: z.string(),
  notes: z.string(),
  reason: z.string(),
  /** Reason for the last move; empty if none was given. */
  movedFor: z.string(),
  status: z.enum(meetingStates),
  actions: z.array(z.enum(meetingActions)),
})

/** What somebody does after a meeting. */
export const meetingTask = z.object({
  id: id(),
  side: z.enum(taskSides),
  text: z.string(),
  dueDay: day().nullable(),
  doneAt: instant().nullable(),
  doneBy: personRef.nullable(),
})

/** A meeting with what was agreed there, and the thanks for it. */
export const meetingPage = mentorMeeting.extend({
  tasks: z.array(meetingTask),
  /** What the team wrote; null before it did. */
  thanks: z.string().nullable(),
  /** Its rating, for the team and the accelerator’s team; the mentor never reads it. */
  rating: z.int().nullable(),
  /** Whether the reader ticks tasks. */
  ticks: z.boolean(),
})

/** What one wants to talk about: the mentor reads it in a letter. */
export const topic = () => linkless(1200).min(1, 'REQUIRED')

export const notes = () => requiredLongText(8000)
