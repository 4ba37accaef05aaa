import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { emailAddress, id, idParam, instant, plainName } from '#platform/contract/fields.ts'
import { list } from '#platform/contract/list.ts'
import { listParam, personRef } from '#platform/contract/lists.ts'
import { stateKey } from '#platform/domain/state-table.ts'
import { callProblems, organizerOutcomes } from '../domain/event-organizer.rules.ts'
import { organizerOutcomeTable } from '../domain/state-tables.ts'

/** An organiser that the external event platform was requested to create. */
const eventOrganizer = z.object({
  id: id(),
  name: z.string(),
  email: z.string(),
  outcome: z.enum(organizerOutcomes),
  attempts: z.int(),
  createdBy: personRef,
  createdAt: instant(),
  lastAt: instant().nullable(),
  actions: z.array(z.enum(['resend', 'calls'])),
})

/** Organisers in the external event platform: one's own, or all for the portal's administrators. */
export const listEventOrganizers = list({
  name: 'listEventOrganizers',
  path: '/event-organizer/list',
  summary: 'Organisers in the external event platform',
  permission: 'signed-in',
  reads: ['eventOrganizer'],
  row: eventOrganizer,
  sortings: ['CREATE_DATE', 'NAME'],
  defaultSort: '-CREATE_DATE',
  filters: { outcome: listParam(organizerOutcomes) },
  search: true,
  more: {
    /** Whether the address and the secret of a platform are configured. */
    isOn: z.boolean(),
  },
  table: {
    texts: 'open-tasks:organizers',
    columns: {
      name: 'name',
      email: 'email',
      outcome: ({ outcome }, t) => t(stateKey(organizerOutcomeTable, outcome)),
      attempts: 'attempts',
      createdBy: 'createdBy',
      createdAt: 'createdAt',
    },
  },
})

const changed = {
  method: 'POST',
  response: eventOrganizer,
  changes: ['eventOrganizer'],
  permission: 'signed-in',
} as const

/**
 * Requests the platform to create an organiser; the call is made in the background and retried until it is answered.
 */
export const createEventOrganizer = endpoint({
  ...changed,
  name: 'createEventOrganizer',
  path: '/event-organizer/create',
  summary: 'Create an organiser in the external event platform',
  body: z.strictObject({ name: plainName(200), email: emailAddress() }),
  errors: ['EVENT_PLATFORM_OFF', 'RATE_LIMITED'],
})

/** Retries a request that was refused or not answered. */
export const resendEventOrganizer = endpoint({
  ...changed,
  name: 'resendEventOrganizer',
  path: '/event-organizer/resend',
  summary: 'Ask the external event platform again',
  body: z.strictObject({ id: id() }),
  errors: ['EVENT_PLATFORM_OFF', 'STATE_CHANGED'],
})

/** The latest calls about an organiser. */
export const getEventOrganizerCalls = endpoint({
  name: 'getEventOrganizerCalls',
  method: 'GET',
  path: '/event-organizer/calls',
  summary: 'Calls about an organiser in the external event platform',
  query: z.object({ organizerId: idParam() }),
  response: z.object({
    items: z.array(
      z.object({
        id: id(),
        at: instant(),
        httpStatus: z.int().nullable(),
        problem: z.enum(callProblems).nullable(),
      }),
    ),
  }),
  reads: ['eventOrganizer'],
  permission: 'signed-in',
})
