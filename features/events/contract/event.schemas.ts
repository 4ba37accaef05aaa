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
import type { FieldErrorCode } from '#platform/domain/product-error.ts'
import { isTimeZone } from '#platform/domain/time-zones.ts'
import { firstBeyond } from '../domain/agenda.rules.ts'
import { clock, endsLater, minutesOf, type EventTime } from '../domain/clock.rules.ts'
import { maxMinutes, maxPitches, maxPlaces, maxSeats } from '../domain/limits.ts'
import {
  eventKinds,
  eventTabs,
  heldEventActions,
  heldEventStates,
  invitationActions,
  invitationStates,
} from '../domain/states.ts'

export const timeZone = z.string('REQUIRED').max(100, 'NOT_IN_LIST').refine(isTimeZone, 'NOT_IN_LIST')
const timeOfDay = () =>
  z.string('REQUIRED').min(1, { error: 'REQUIRED', abort: true }).regex(clock, 'INVALID_TIME')

/** A pitch of an agenda. */
const pitch = z.strictObject({
  title: headline(200),
  minutes: z.int('NOT_AN_INTEGER').min(1, 'TOO_SMALL').max(maxMinutes, 'TOO_BIG'),
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
  capacity: z.int('NOT_AN_INTEGER').min(1, 'TOO_SMALL').max(maxPlaces, 'TOO_BIG').nullable(),
  /** Hours to answer an offered place. */
  answerHours: z.int('NOT_AN_INTEGER').min(1, 'TOO_SMALL').max(168, 'TOO_BIG'),
  isPublic: z.boolean(),
  /** Anybody may register by email, if it is public. */
  takesGuests: z.boolean(),
  agenda: z.array(pitch).max(maxPitches, 'TOO_MANY'),
}

type Given = EventTime & { isPublic: boolean; takesGuests: boolean; agenda: { minutes: number }[] }

/** What the fields of an event say together, each fault at the field to change. */
const together = (event: Given, context: z.RefinementCtx<Given>): void => {
  const fault = (message: FieldErrorCode, ...path: (string | number)[]) =>
    context.addIssue({ code: 'custom', message, path })
  if (!endsLater(event)) fault(event.endDay < event.day ? 'END_BEFORE_START' : 'END_NOT_LATER', 'end')
  else {
    const first = firstBeyond(event.agenda, minutesOf(event))
    if (first !== null) fault('BEYOND_END', 'agenda', first, 'minutes')
  }
  if (event.takesGuests && !event.isPublic) fault('ONLY_IF_PUBLIC', 'takesGuests')
}

/** What one writes of an event. */
export const heldEventFields = z
  .strictObject({
    ...given,
    /** In whose name; without one it is one's own. */
    acceleratorId: id().nullable(),
  })
  .superRefine(together)

/** The same of one that is there, on the version that was read. */
export const heldEventForm = z.strictObject({ ...given, version: version() }).superRefine(together)

/** Which one, besides. */
export const heldEventEdit = z.strictObject({ ...given, version: version(), id: id() }).superRefine(together)

/** An event as a list shows it. */
export const heldEvent = z.object({
  id: id(),
  version: z.int(),
  name: z.string(),
  kind: z.enum(eventKinds),
  status: z.enum(heldEventStates),
  /** Who holds it. */
  host: z.object({ acceleratorId: id().nullable(), uid: uid().nullable(), name: z.string() }),
  startsAt: instant(),
  endsAt: instant(),
  timeZone: z.string(),
  place: z.string(),
  /** Held online; only confirmed participants receive the link. */
  isOnline: z.boolean(),
  capacity: z.int().nullable(),
  taken: z.int(),
  waiting: z.int(),
  isPublic: z.boolean(),
  takesGuests: z.boolean(),
  /** The reader's projects that are invited or have asked for a place. */
  invited: z.array(z.object({ id: id(), name: z.string(), status: z.enum(invitationStates) })),
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
    /** The accelerator that holds it; null if a person does. */
    acceleratorId: id().nullable(),
    /** Number of free places; null if unlimited. */
    free: z.int().nullable(),
    /** Why it is cancelled; null if it is not. */
    cancelledFor: z.string().nullable(),
  }),
  project: namedRef,
  status: z.enum(invitationStates),
  seats: z.int(),
  message: z.string(),
  reason: z.string(),
  answerBy: instant().nullable(),
  /** For the door; empty for who does not come. */
  code: z.string(),
  createdAt: instant(),
  changedAt: instant(),
  actions: z.array(z.enum(invitationActions)),
})

/** A file for those who come. */
export const eventFile = z.object({ id: z.uuid(), rowId: id(), name: z.string(), size: z.int() })

/** An event as its page shows it. */
export const heldEventDetails = heldEvent.extend({
  description: z.string(),
  /** Empty for who does not come. */
  link: z.string(),
  reason: z.string(),
  answerHours: z.int(),
  agenda: z.array(z.object({ title: z.string(), minutes: z.int() })),
  /** People who came; null before it is over. */
  came: z.int().nullable(),
  /** Who gets a notification of a new time or place; null for those who do not change it. */
  told: z.object({ teams: z.int(), guests: z.int() }).nullable(),
  /** When it is, by the clock of its time zone. */
  local: z.object({ day: day(), start: z.string(), endDay: day(), end: z.string() }),
  isHost: z.boolean(),
  isJuror: z.boolean(),
  /** Tabs of the event's page for the reader. */
  tabs: z.array(z.enum(eventTabs)),
  /** What the reader may open from the page: check-in, the calendar file. */
  links: z.array(z.enum(['door', 'calendar'])),
  /** Whether its hosts may invite projects now. */
  takesInvitations: z.boolean(),
  /** In the jury, without having scored. */
  mayLeaveJury: z.boolean(),
  coverUrl: z.string().nullable(),
  /** Empty for who does not come. */
  materials: z.array(eventFile),
  /** Projects of the reader that are there. */
  own: z.array(eventInvitation),
  /** Projects that the reader leads and that may ask for a place. */
  mayAsk: z.array(namedRef),
})

/** A project that may be invited. */
export const eventCandidate = z.object({
  id: id(),
  name: z.string(),
  leader: z.string(),
  tracks: z.string(),
  /** Its state at the event already. */
  status: z.enum(invitationStates).nullable(),
  actions: z.array(z.enum(['invite'])),
})

export const seats = () => z.int('NOT_AN_INTEGER').min(1, 'TOO_SMALL').max(maxSeats, 'TOO_BIG')

/** A message that is emailed with an invitation or a request. */
export const message = () => linkless(1200)

/** A required reason: it is sent by email to people who may not know the sender. */
export const requiredReason = () => message().min(1, 'REQUIRED')
