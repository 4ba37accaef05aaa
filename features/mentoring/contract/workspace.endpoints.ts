import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { day, id, instant } from '#platform/contract/fields.ts'
import { list } from '#platform/contract/list.ts'
import { namedRef, personRef } from '#platform/contract/lists.ts'
import { hoursPeriods } from '../domain/states.ts'
import { meetingTask, mentorMeeting, officeHoursRow } from './mentoring.schemas.ts'
import { pairing } from './pairing.schemas.ts'
import { mentorQuestion } from './question.schemas.ts'

/**
 * A project that the caller accompanies: what its list columns say, never the rest of its profile, which is read after a data
 * request (product 4).
 */
const mentoredTeam = z.object({
  pairingId: id(),
  project: namedRef,
  accelerator: namedRef,
  stage: namedRef.nullable(),
  industries: z.array(namedRef),
  leader: personRef.nullable(),
  since: instant(),
  nextMeeting: instant().nullable(),
  openTasks: z.int(),
})

/** A mentor's first screen; of everybody else it says only that they are none. */
export const getMentorWorkspace = endpoint({
  name: 'getMentorWorkspace',
  method: 'GET',
  path: '/mentor-workspace/get',
  summary: 'My day as a mentor',
  response: z.object({
    isMentor: z.boolean(),
    /** Meetings of the next 24 hours, and those that go on. */
    today: z.array(mentorMeeting),
    next: z.array(mentorMeeting),
    requests: z.array(pairing),
    teams: z.array(mentoredTeam),
    /** Meetings that were: not marked yet, or held and without notes. */
    toNote: z.array(mentorMeeting),
    /** What the caller promised and has not done. */
    tasks: z.array(meetingTask.extend({ meetingId: id(), project: namedRef })),
    /** Open questions without the caller's advice. */
    questions: z.array(mentorQuestion),
    hours: z.array(officeHoursRow),
  }),
  reads: ['mentoring', 'project'],
  permission: 'signed-in',
})

/** Hours that mentors gave to teams of a programme in a month: one's own, and those of the accelerators one works for. */
export const listMentorHours = list({
  name: 'listMentorHours',
  path: '/mentor-hours/list',
  summary: 'Hours given by mentors',
  permission: 'signed-in',
  reads: ['mentoring', 'programme'],
  row: z.object({
    key: z.string(),
    mentor: personRef,
    accelerator: namedRef,
    programme: namedRef.nullable(),
    month: day(),
    meetings: z.int(),
    teams: z.int(),
    minutes: z.int(),
    /** The mean of the ratings, for the accelerator’s team alone. */
    rating: z.number().nullable(),
  }),
  sortings: ['MONTH', 'NAME'],
  defaultSort: '-MONTH',
  filters: { period: z.enum(hoursPeriods, 'NOT_IN_LIST') },
  search: true,
  more: { totals: z.object({ meetings: z.int(), minutes: z.int() }) },
  table: {
    texts: 'mentoring:given',
    columns: {
      month: ({ month }) => month.slice(0, 7),
      mentor: 'mentor',
      programme: ({ programme }) => programme?.name ?? '',
      accelerator: ({ accelerator }) => accelerator.name,
      meetings: 'meetings',
      teams: 'teams',
      hours: ({ minutes }) => minutes / 60,
      rating: 'rating',
    },
  },
})
