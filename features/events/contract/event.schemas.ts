import { z } from 'zod'
import {
  day,
  headline,
  id,
  instant,
  linkless,
  plainName,
  text,
  uid,
  version,
  webAddress,
} from '#platform/contract/fields.ts'
import { namedRef } from '#platform/contract/lists.ts'
import { isTimeZone } from '#platform/domain/time-zones.ts'
import { clock, endsLater } from '../domain/clock.rules.ts'
import { mostMinutes, mostPitches, mostPlaces, mostSeats } from '../domain/limits.ts'
import {
  eventKinds,
  heldEventActions,
  heldEventStates,
  invitationActions,
  invitationStates,
} from '../domain/states.ts'

const timeZone = z.string('REQUIRED').max(100, 'NOT_IN_LIST').refine(isTimeZone, 'NOT_IN_LIST')
const timeOfDay = () => z.string('REQUIRED').regex(clock, 'INVALID')

/** A pitch of an agenda. */
const pitch = z.strictObject({
  title: headline(200),
  minutes: z.int('NOT_AN_INTEGER').min(1, 'TOO_SMALL').max(mostMinutes, 'TOO_BIG'),
})

const given = {
  name: plainName(200),
  kind: z.enum(eventKinds, 'NOT_IN_LIST'),
  description: text(4000),
  day: day(),
  start: timeOfDay(),
  endDay: day(),
  end: timeOfDay(),
  timeZone,
  place: text(255),
  link: webAddress().or(z.literal('')),
  capacity: z.int('NOT_AN_INTEGER').min(1, 'TOO_SMALL').max(mostPlaces, 'TOO_BIG').nullable(),
  /** Hours to answer the offer of a place. */
  answerHours: z.int('NOT_AN_INTEGER').min(1, 'TOO_SMALL').max(168, 'TOO_BIG'),
  isPublic: z.boolean(),
  agenda: z.array(pitch).max(mostPitches, 'TOO_MANY'),
}

const order = { path: ['end'], message: 'END_BEFORE_START' }

/** Fields of a new event. */
export const heldEventFields = z
  .strictObject({
    ...given,
    /** The hosting accelerator; null for the caller themselves. */
    acceleratorId: id().nullable(),
  })
  .refine(endsLater, order)

/** Fields of an existing event, with its version for the optimistic lock. */
export const heldEventForm = z.strictObject({ ...given, version: version() }).refine(endsLater, order)

/** The same with the event's id. */
export const heldEventEdit = z
  .strictObject({ ...given, version: version(), id: id() })
  .refine(endsLater, order)

/** An event in a list. */
export const heldEvent = z.object({
  id: id(),
  version: z.int(),
  name: z.string(),
  kind: z.enum(eventKinds),
  status: z.enum(heldEventStates),
  /** The host. */
  host: z.object({ acceleratorId: id().nullable(), uid: uid().nullable(), name: z.string() }),
  startsAt: instant(),
  endsAt: instant(),
  timeZone: z.string(),
  place: z.string(),
  /** Whether it takes place online; the address is only for participants. */
  isOnline: z.boolean(),
  capacity: z.int().nullable(),
  taken: z.int(),
  waiting: z.int(),
  isPublic: z.boolean(),
  actions: z.array(z.enum(heldEventActions)),
})

/** A project at an event. */
export const eventInvitation = z.object({
  id: id(),
  event: z.object({
    id: id(),
    name: z.string(),
    startsAt: instant(),
    endsAt: instant(),
    timeZone: z.string(),
    host: z.string(),
  }),
  project: namedRef,
  status: z.enum(invitationStates),
  seats: z.int(),
  message: z.string(),
  reason: z.string(),
  answerBy: instant().nullable(),
  createdAt: instant(),
  changedAt: instant(),
  actions: z.array(z.enum(invitationActions)),
})

/** An event with the details of its page. */
export const heldEventDetails = heldEvent.extend({
  description: z.string(),
  /** Empty for those who do not participate. */
  link: z.string(),
  reason: z.string(),
  answerHours: z.int(),
  agenda: z.array(z.object({ title: z.string(), minutes: z.int() })),
  /** Date and time in its own time zone. */
  local: z.object({ day: day(), start: z.string(), endDay: day(), end: z.string() }),
  isHost: z.boolean(),
  /** The reader's projects at the event. */
  own: z.array(eventInvitation),
  /** Projects that the reader leads and that may request a place. */
  mayAsk: z.array(namedRef),
})

/** A project that may be invited. */
export const eventCandidate = z.object({
  id: id(),
  name: z.string(),
  leader: z.string(),
  tracks: z.string(),
  /** Its current state at the event. */
  status: z.enum(invitationStates).nullable(),
  actions: z.array(z.enum(['invite'])),
})

export const seats = () => z.int('NOT_AN_INTEGER').min(1, 'TOO_SMALL').max(mostSeats, 'TOO_BIG')

/** The message of an invitation or request, sent by email. */
export const said = () => linkless(1200)

/** A required reason, emailed to people who may not know its author. */
export const saidReason = () => said().min(1, 'REQUIRED')
