import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { emailAddress, id, idParam, instant, plainName, text } from '#platform/contract/fields.ts'
import { list } from '#platform/contract/list.ts'
import { listParam } from '#platform/contract/lists.ts'
import { stateKey } from '#platform/domain/state-table.ts'
import { maxName } from '../domain/limits.ts'
import { eventGuestStateTable } from '../domain/state-tables.ts'
import { guestStates } from '../domain/states.ts'
import { eventFile, requiredReason } from './event.schemas.ts'
import { eventGuest } from './guest.schemas.ts'

const token = text(100)

/** Registers for a public event; the answer is the same for an address that is known, and the rest is in an email. */
export const registerEventGuest = endpoint({
  name: 'registerEventGuest',
  method: 'POST',
  path: '/event-guest/register',
  summary: 'Register for a public event',
  body: z.strictObject({
    eventId: id(),
    name: plainName(maxName),
    email: emailAddress(),
    /** A field that people do not see: who fills it in is a program. */
    website: text(200).optional(),
  }),
  response: z.object({
    sentTo: z.string(),
    /** Whether the email goes now: not while the portal has no mail server. */
    now: z.boolean(),
  }),
  errors: ['EVENT_CLOSED', 'EVENT_LIMIT', 'RATE_LIMITED'],
  changes: [],
  permission: 'public',
})

const registration = z.object({
  event: z.object({
    id: id(),
    name: z.string(),
    status: z.enum(['PUBLISHED', 'CANCELLED', 'OVER']),
    startsAt: instant(),
    endsAt: instant(),
    timeZone: z.string(),
    place: z.string(),
    /** Empty for who does not come. */
    link: z.string(),
    reason: z.string(),
  }),
  name: z.string(),
  status: z.enum(guestStates),
  reason: z.string(),
  /** For the door; empty for who does not come. */
  code: z.string(),
  /** Empty for who does not come. */
  materials: z.array(eventFile),
  /** There is no place left. */
  full: z.boolean(),
  actions: z.array(z.enum(['confirm', 'cancel'])),
})

/** A registration by the link of its emails; opening it changes nothing, so that programs which open links do no harm. */
export const getEventRegistration = endpoint({
  name: 'getEventRegistration',
  method: 'GET',
  path: '/event-guest/registration',
  summary: 'My registration for an event',
  query: z.object({ token }),
  response: registration,
  reads: [],
  permission: 'public',
})

const answered = {
  method: 'POST',
  body: z.strictObject({ token }),
  response: registration,
  errors: ['STATE_CHANGED', 'EVENT_CLOSED'],
  changes: ['event'],
  permission: 'public',
} as const

/** Takes a place, or one in the waiting list where none is left. */
export const confirmEventGuest = endpoint({
  ...answered,
  name: 'confirmEventGuest',
  path: '/event-guest/confirm',
  summary: 'Confirm my registration for an event',
})

export const cancelEventGuest = endpoint({
  ...answered,
  name: 'cancelEventGuest',
  path: '/event-guest/cancel',
  summary: 'Cancel my registration for an event',
})

/** Guests of one event, for its hosts. */
export const listEventGuests = list({
  name: 'listEventGuests',
  path: '/event-guest/list',
  summary: 'Guests of an event',
  permission: 'signed-in',
  reads: ['event'],
  row: eventGuest,
  sortings: ['CHANGE_DATE', 'NAME'],
  defaultSort: '-CHANGE_DATE',
  filters: { status: listParam(guestStates) },
  search: true,
  of: { eventId: idParam() },
  table: {
    texts: 'events:guests',
    columns: {
      name: 'name',
      email: 'email',
      status: ({ status }, t) => t(stateKey(eventGuestStateTable, status)),
      cameAt: 'cameAt',
      changedAt: 'changedAt',
    },
  },
})

const guestCall = {
  method: 'POST',
  response: eventGuest,
  changes: ['event'],
  permission: 'signed-in',
} as const

/** Removes a guest from the list and sends them the reason. */
export const removeEventGuest = endpoint({
  ...guestCall,
  name: 'removeEventGuest',
  path: '/event-guest/remove',
  summary: 'Cancel the registration of a guest',
  body: z.strictObject({ id: id(), reason: requiredReason() }),
  errors: ['STATE_CHANGED', 'EVENT_CLOSED'],
})

/** Notes whether a guest came. */
export const markGuestAttendance = endpoint({
  ...guestCall,
  name: 'markGuestAttendance',
  path: '/event-guest/attendance',
  summary: 'Note whether a guest came to an event',
  body: z.strictObject({ id: id(), came: z.boolean() }),
  errors: ['STATE_CHANGED', 'EVENT_NOT_BEGUN'],
})
