import { z } from 'zod'
import { day, deadline, headline, id, version } from '#platform/contract/fields.ts'
import { namedRef } from '#platform/contract/lists.ts'
import { acceptances, requestTypes, streamActions, streamStates } from '../domain/states.ts'

/** Editable fields of a stream; both days are inclusive, in the accelerator's time zone. */
export const streamFields = z.strictObject({ name: headline(255), from: day(), to: day() })

/** A stream by its name and days. */
export const streamBrief = z.object({ id: id(), name: z.string(), from: day(), to: day() })

/** A stream of an accelerator. */
export const stream = streamBrief.extend({
  state: z.enum(streamStates),
  /** Its last day as a deadline. */
  until: deadline(),
  /** The tracks on its schedule; empty if they have left it. */
  tracks: z.array(namedRef),
  requestsCount: z.int(),
  /** Required when editing: `STATE_CHANGED` if it was changed meanwhile. */
  version: version(),
  actions: z.array(z.enum(streamActions)),
})

/** A track with the dates on which it accepts applications. */
export const timetableTrack = z.object({
  id: id(),
  name: z.string(),
  programme: namedRef,
  requestType: z.enum(requestTypes),
  /** Its current or last schedule; null if it never had a stream. */
  scheduleId: id().nullable(),
  acceptance: z.enum(acceptances),
  /** The open stream, or the next one. */
  stream: streamBrief.extend({ until: deadline() }).nullable(),
})

/** Context of all days. */
export const timetableFrame = z.object({
  timeZone: z.string(),
  /** The current day in that time zone. */
  today: day(),
  /** Whether the reader may change the timetable. */
  canEdit: z.boolean(),
})
