import { z } from 'zod'
import { day, deadline, headline, id, version } from '#platform/contract/fields.ts'
import { namedRef } from '#platform/contract/lists.ts'
import { acceptances, requestTypes, streamActions, streamStates } from '../domain/states.ts'

/** What one writes of a stream; both days are counted in, by the accelerator's time zone. */
export const streamFields = z.strictObject({ name: headline(255), from: day(), to: day() })

/** A stream by its name and days. */
export const streamBrief = z.object({ id: id(), name: z.string(), from: day(), to: day() })

/** A stream of an accelerator. */
export const stream = streamBrief.extend({
  state: z.enum(streamStates),
  /** Its last day as a deadline. */
  until: deadline(),
  /** The tracks that follow its schedule; none where they have left it. */
  tracks: z.array(namedRef),
  requestsCount: z.int(),
  /** Send it back with an edit: an edit of something changed meanwhile answers `STATE_CHANGED`. */
  version: version(),
  actions: z.array(z.enum(streamActions)),
})

/** A track with when it takes applications. */
export const timetableTrack = z.object({
  id: id(),
  name: z.string(),
  programme: namedRef,
  requestType: z.enum(requestTypes),
  /** The schedule it follows, or followed last; none where there never was a stream. */
  scheduleId: id().nullable(),
  acceptance: z.enum(acceptances),
  /** The stream that is open, or the next one. */
  stream: streamBrief.extend({ until: deadline() }).nullable(),
})

/** What all that is said of days depends on. */
export const timetableFrame = z.object({
  timeZone: z.string(),
  /** The day it is in that zone. */
  today: day(),
  /** The reader may change the timetable. */
  canEdit: z.boolean(),
})
