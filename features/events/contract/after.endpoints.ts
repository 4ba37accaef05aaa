import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { day, headline, id, idParam, text } from '#platform/contract/fields.ts'
import { afterEvent } from './after.schemas.ts'

/** What came of an event: for its hosts of every team, for a team of its own projects. */
export const getAfterEvent = endpoint({
  name: 'getAfterEvent',
  method: 'GET',
  path: '/event-after/get',
  summary: 'What came of an event',
  query: z.object({ eventId: idParam() }),
  response: z.object({ items: z.array(afterEvent) }),
  reads: ['event', 'project'],
  permission: 'signed-in',
})

const moved = { method: 'POST', response: afterEvent, changes: ['event'], permission: 'signed-in' } as const

const rated = {
  ...moved,
  body: z.strictObject({
    id: id(),
    rating: z.int('NOT_AN_INTEGER').min(1, 'TOO_SMALL').max(5, 'TOO_BIG'),
    words: text(1200),
  }),
  errors: ['EVENT_NOT_BEGUN', 'STATE_CHANGED'],
} as const

/** A team says how the event was; its hosts read it. */
export const rateEvent = endpoint({
  ...rated,
  name: 'rateEvent',
  path: '/event-after/rate-event',
  summary: 'Give feedback on an event',
})

/** The hosts say how the team was; the team reads it. */
export const rateEventTeam = endpoint({
  ...rated,
  name: 'rateEventTeam',
  path: '/event-after/rate-team',
  summary: 'Give feedback to a team at an event',
})

/** Notes the next step with a project; it stays on the hosts' agenda until it is done. */
export const addEventFollowUp = endpoint({
  ...moved,
  name: 'addEventFollowUp',
  path: '/event-follow-up/add',
  summary: 'Note the next step with a project after an event',
  body: z.strictObject({ id: id(), step: headline(300), dueOn: day() }),
  errors: ['EVENT_NOT_BEGUN', 'EVENT_LIMIT', 'STATE_CHANGED'],
})

export const completeEventFollowUp = endpoint({
  ...moved,
  name: 'completeEventFollowUp',
  path: '/event-follow-up/complete',
  summary: 'Complete the next step with a project',
  body: z.strictObject({ followUpId: id() }),
})

export const removeEventFollowUp = endpoint({
  ...moved,
  name: 'removeEventFollowUp',
  path: '/event-follow-up/remove',
  summary: 'Remove the next step with a project',
  body: z.strictObject({ followUpId: id() }),
})
