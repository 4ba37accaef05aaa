import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { day, flagParam, id, idParam, linkless, requiredText, seenAt } from '#platform/contract/fields.ts'
import { list } from '#platform/contract/list.ts'
import { listParam } from '#platform/contract/lists.ts'
import { stateKey } from '#platform/domain/state-table.ts'
import { meetingStateTable } from '../domain/state-tables.ts'
import { meetingStates, taskSides } from '../domain/states.ts'
import { meetingPage, mentorMeeting, notes, topic } from './mentoring.schemas.ts'

/** Meetings with mentors: the caller's as a mentor, those of their projects, and those of their accelerators. */
export const listMentorMeetings = list({
  name: 'listMentorMeetings',
  path: '/mentor-meeting/list',
  summary: 'Meetings with mentors',
  permission: 'signed-in',
  reads: ['mentoring', 'project'],
  row: mentorMeeting,
  sortings: ['START_DATE'],
  defaultSort: '-START_DATE',
  filters: {
    status: listParam(meetingStates),
    /** Only meetings that have not started. */
    ahead: flagParam(),
  },
  search: true,
  table: {
    texts: 'mentoring:meetings',
    columns: {
      startsAt: 'startsAt',
      mentor: 'mentor',
      project: ({ project }) => project.name,
      topic: 'topic',
      where: ({ place, link }) => [place, link].filter(Boolean).join(', '),
      notes: ({ notes: text, reason }) => [text, reason].filter(Boolean).join('\n'),
      status: ({ status }, t) => t(stateKey(meetingStateTable, status)),
    },
  },
})

const writes = {
  method: 'POST',
  response: mentorMeeting,
  changes: ['mentoring'],
  permission: 'signed-in',
} as const

/** Books a free slot of a mentor; only one of concurrent calls gets it. */
export const bookMeeting = endpoint({
  ...writes,
  name: 'bookMeeting',
  path: '/mentor-meeting/book',
  summary: 'Book a meeting with a mentor',
  body: z.strictObject({ hoursId: id(), projectId: id(), startsAt: seenAt(), topic: topic() }),
  errors: ['SLOT_TAKEN', 'TEAM_BUSY', 'MEETING_LIMIT', 'PROGRAMME_MEETING_LIMIT'],
})

export const moveMeeting = endpoint({
  ...writes,
  name: 'moveMeeting',
  path: '/mentor-meeting/move',
  summary: 'Move a meeting to another free hour',
  body: z.strictObject({ id: id(), startsAt: seenAt(), reason: linkless(1200) }),
  errors: ['SLOT_TAKEN', 'TEAM_BUSY', 'MEETING_BEGUN', 'MEETING_LATE', 'STATE_CHANGED', 'RATE_LIMITED'],
})

export const cancelMeeting = endpoint({
  ...writes,
  name: 'cancelMeeting',
  path: '/mentor-meeting/cancel',
  summary: 'Cancel a meeting',
  body: z.strictObject({ id: id(), reason: requiredText(1200) }),
  errors: ['MEETING_BEGUN', 'MEETING_LATE', 'STATE_CHANGED'],
})

/** Records whether the team attended. */
export const markMeeting = endpoint({
  ...writes,
  name: 'markMeeting',
  path: '/mentor-meeting/mark',
  summary: 'Note whether a meeting took place',
  body: z.strictObject({ id: id(), held: z.boolean() }),
  errors: ['MEETING_NOT_BEGUN', 'STATE_CHANGED'],
})

/** Saves notes of the advice; the team can read them. */
export const noteMeeting = endpoint({
  ...writes,
  name: 'noteMeeting',
  path: '/mentor-meeting/note',
  summary: 'Write notes of a meeting',
  body: z.strictObject({ id: id(), notes: notes() }),
  errors: ['MEETING_NOT_BEGUN'],
})

/** A meeting with what was agreed there. */
export const getMentorMeeting = endpoint({
  name: 'getMentorMeeting',
  method: 'GET',
  path: '/mentor-meeting/get',
  summary: 'Meeting with a mentor',
  query: z.object({ meetingId: idParam() }),
  response: meetingPage,
  reads: ['mentoring'],
  permission: 'signed-in',
})

/** Adds what one of the sides does after a meeting. */
export const addMeetingTask = endpoint({
  ...writes,
  name: 'addMeetingTask',
  path: '/mentor-meeting/task/add',
  summary: 'Add a task agreed in a meeting',
  body: z.strictObject({
    id: id(),
    side: z.enum(taskSides, 'NOT_IN_LIST'),
    text: requiredText(300),
    dueDay: day().nullable(),
  }),
  response: meetingPage,
  errors: ['MEETING_NOT_BEGUN', 'TOO_MANY_MEETING_TASKS'],
})

/** Either side says that a task is done, or that it is not. */
export const tickMeetingTask = endpoint({
  ...writes,
  name: 'tickMeetingTask',
  path: '/mentor-meeting/task/tick',
  summary: 'Mark a task of a meeting as done',
  body: z.strictObject({ taskId: id(), done: z.boolean() }),
  response: meetingPage,
})

export const removeMeetingTask = endpoint({
  ...writes,
  name: 'removeMeetingTask',
  path: '/mentor-meeting/task/remove',
  summary: 'Remove a task of a meeting',
  body: z.strictObject({ taskId: id() }),
  response: meetingPage,
})

/** Thanks for a meeting that took place, once: the mentor reads the words, the accelerator’s team the rating too. */
export const thankMentor = endpoint({
  ...writes,
  name: 'thankMentor',
  path: '/mentor-meeting/thank',
  summary: 'Thank a mentor and rate the meeting',
  body: z.strictObject({
    id: id(),
    rating: z.int('REQUIRED').min(1, 'TOO_SMALL').max(5, 'TOO_BIG'),
    thanks: linkless(1200),
  }),
  errors: ['MEETING_NOT_BEGUN', 'STATE_CHANGED'],
})
