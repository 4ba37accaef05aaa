import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, idParam, instant, seenAt } from '#platform/contract/fields.ts'
import { doorKinds, markOutcomes } from '../domain/door.rules.ts'
import { marksAtOnce } from '../domain/limits.ts'

const kind = z.enum(doorKinds, 'NOT_IN_LIST')

/** Who is expected at the door: everybody at once, so that it works on without a network. */
export const getEventDoor = endpoint({
  name: 'getEventDoor',
  method: 'GET',
  path: '/event-door/get',
  summary: 'Who is expected at the door of an event',
  query: z.object({ eventId: idParam() }),
  response: z.object({
    id: id(),
    name: z.string(),
    startsAt: instant(),
    endsAt: instant(),
    timeZone: z.string(),
    /** People are let in, or were. */
    isOpen: z.boolean(),
    people: z.array(
      z.object({
        kind: z.enum(doorKinds),
        id: id(),
        name: z.string(),
        /** The leader of a team; empty for a guest. */
        of: z.string(),
        seats: z.int(),
        code: z.string(),
        /** Null: not marked yet. */
        came: z.boolean().nullable(),
        /** When the mark was made. */
        at: instant().nullable(),
      }),
    ),
  }),
  reads: ['event'],
  permission: 'signed-in',
})

/** Sends marks of the door, also late and again: of each person the one made last counts. */
export const sendDoorMarks = endpoint({
  name: 'sendDoorMarks',
  method: 'POST',
  path: '/event-door/mark',
  summary: 'Note who came, at the door of an event',
  body: z.strictObject({
    eventId: id(),
    /** When they are sent, by the clock of the device, so that a wrong clock is noticed. */
    sentAt: seenAt().optional(),
    marks: z
      .array(z.strictObject({ kind, id: id(), came: z.boolean(), at: seenAt() }))
      .min(1, 'REQUIRED')
      .max(marksAtOnce, 'TOO_MANY'),
  }),
  response: z.object({ outcomes: z.array(z.enum(markOutcomes)) }),
  errors: ['EVENT_NOT_BEGUN'],
  changes: ['event'],
  permission: 'signed-in',
})
