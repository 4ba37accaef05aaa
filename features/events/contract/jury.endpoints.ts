import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, idParam, text, uid } from '#platform/contract/fields.ts'
import { pageSize } from '#platform/contract/lists.ts'
import { criteria, criterion, eventJury, scores } from './jury.schemas.ts'

const moved = {
  method: 'POST',
  response: eventJury,
  changes: ['event'],
  permission: 'signed-in',
} as const

/** Who scores, by what, and what came of it; a juror reads their own scores, the hosts all of them. */
export const getEventJury = endpoint({
  name: 'getEventJury',
  method: 'GET',
  path: '/event-jury/get',
  summary: 'The jury of an event',
  query: z.object({ eventId: idParam() }),
  response: eventJury,
  reads: ['event', 'project'],
  permission: 'signed-in',
})

/** Sets what the jury scores by, as long as nobody has scored. */
export const setEventCriteria = endpoint({
  ...moved,
  name: 'setEventCriteria',
  path: '/event-jury/criteria',
  summary: 'Set the criteria of an event’s jury',
  body: z.strictObject({ eventId: id(), criteria: criteria() }),
  errors: ['STATE_CHANGED', 'EVENT_CLOSED'],
})

/** Forms of expert reviews whose criteria a jury may use: as many criteria of each as a jury may have. */
export const listEventReviewForms = endpoint({
  name: 'listEventReviewForms',
  method: 'GET',
  path: '/event-jury/review-forms',
  summary: 'Criteria of review forms for an event’s jury',
  query: z.object({ eventId: idParam() }),
  response: z.object({
    items: z.array(z.object({ id: id(), name: z.string(), criteria: z.array(criterion) })),
  }),
  reads: ['profileTemplate'],
  permission: 'signed-in',
})

/** Names a member of the jury: by the email they sign in with, or one who was found by name. */
export const addEventJuror = endpoint({
  ...moved,
  name: 'addEventJuror',
  path: '/event-jury/add',
  summary: 'Add a member of an event’s jury',
  body: z
    .strictObject({ eventId: id(), email: text(200).optional(), personUid: uid().optional() })
    .refine(({ email, personUid }) => Boolean(email) !== (personUid !== undefined), {
      path: ['email'],
      message: 'REQUIRED',
    }),
  errors: ['EVENT_LIMIT', 'EVENT_CLOSED', 'USER_NOT_REGISTERED', 'RATE_LIMITED'],
})

/** Takes a member who has scored nothing out of the jury. */
export const removeEventJuror = endpoint({
  ...moved,
  name: 'removeEventJuror',
  path: '/event-jury/remove',
  summary: 'Remove a member of an event’s jury',
  body: z.strictObject({ eventId: id(), jurorId: id() }),
  errors: ['STATE_CHANGED'],
})

/** Takes the caller, who has scored nothing, out of the jury; the hosts are notified. */
export const leaveEventJury = endpoint({
  name: 'leaveEventJury',
  method: 'POST',
  path: '/event-jury/leave',
  summary: 'Leave the jury of an event',
  body: z.strictObject({ eventId: id() }),
  response: null,
  errors: ['STATE_CHANGED'],
  changes: ['event'],
  removes: true,
  permission: 'signed-in',
})

/** Searches for jury candidates by the text of their directory cards; emails are neither searched nor returned. */
export const findEventJurors = endpoint({
  name: 'findEventJurors',
  method: 'GET',
  path: '/event-jury/find',
  summary: 'People who may judge an event',
  query: z.object({ eventId: idParam(), findText: text(200).optional(), limit: pageSize().default(20) }),
  response: z.object({
    items: z.array(z.object({ uid: uid(), name: z.string(), company: z.string(), specialty: z.string() })),
  }),
  reads: ['person', 'event'],
  permission: 'signed-in',
})

/** Scores a project at an event, or changes what one gave. */
export const scoreEventProject = endpoint({
  ...moved,
  name: 'scoreEventProject',
  path: '/event-jury/score',
  summary: 'Score a project at an event',
  body: z.strictObject({ id: id(), scores: scores(), note: text(2000) }),
  errors: ['EVENT_NOT_BEGUN', 'EVENT_JURY_CONFLICT', 'STATE_CHANGED'],
})
