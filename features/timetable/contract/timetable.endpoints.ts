import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { day, id, idParam, version } from '#platform/contract/fields.ts'
import { list } from '#platform/contract/list.ts'
import { listParam, namedRef } from '#platform/contract/lists.ts'
import { requestTypes, streamStates } from '../domain/states.ts'
import { mostStreams } from '../domain/stream.rules.ts'
import { stream, streamBrief, streamFields, timetableFrame, timetableTrack } from './timetable.schemas.ts'

const onAccelerator = z.object({ 'accelerator-id': idParam() })

/** The tracks of the chosen accelerator with the streams of a stretch of days: the calendar, and who takes applications now. */
export const getTimetable = endpoint({
  name: 'getTimetable',
  method: 'GET',
  path: '/acceleration-timetable/get',
  summary: 'The timetable of an accelerator',
  headers: onAccelerator,
  /** At most `longestWindow` days at once. */
  query: z.object({ from: day(), to: day() }),
  response: timetableFrame.extend({
    tracks: z.array(timetableTrack),
    /** By their first day; each once, whoever follows its schedule. */
    streams: z.array(
      streamBrief.extend({ scheduleId: id(), state: z.enum(streamStates), requestsCount: z.int() }),
    ),
  }),
  reads: ['stream', 'programme', 'accelerationRequest'],
  permission: 'signed-in',
})

/** Streams of the chosen accelerator. */
export const listStreams = list({
  name: 'listStreams',
  path: '/acceleration-timetable/stream/list',
  summary: 'Streams of an accelerator',
  permission: 'signed-in',
  headers: onAccelerator,
  reads: ['stream', 'programme', 'accelerationRequest'],
  row: stream,
  sortings: ['FROM', 'TO', 'NAME'],
  defaultSort: '-FROM',
  filters: {
    state: listParam(streamStates),
    trackId: idParam(),
    /** Has a day in the stretch that begins here, and the one that ends here. */
    since: day(),
    before: day(),
  },
  search: true,
  table: {
    texts: 'timetable:streams',
    columns: {
      name: 'name',
      tracks: ({ tracks }) => tracks.map(({ name }) => name).join(', '),
      state: ({ state }, t) => t(`states.${state}`),
      from: 'from',
      until: ({ until }) => until.day,
      requests: 'requestsCount',
    },
  },
})

/** One track: how it takes applications, its streams, and what a change would do. */
export const getTrackTimetable = endpoint({
  name: 'getTrackTimetable',
  method: 'GET',
  path: '/acceleration-timetable/track/get',
  summary: 'The timetable of a track',
  query: z.object({ trackId: idParam() }),
  response: timetableFrame.extend({
    track: timetableTrack,
    /** The other tracks on its schedule: whatever is done with a stream is done for them, too. */
    sharedWith: z.array(namedRef),
    streams: z.array(stream),
    /** The stream one would plan next, after the last one. */
    next: streamFields.nullable(),
    /** What happens to its streams when the track takes applications in another way. */
    leaving: z.object({ ends: streamBrief.nullable(), deletes: z.array(streamBrief) }),
    /** Tracks whose schedule it could share. */
    shareable: z.array(namedRef),
  }),
  reads: ['stream', 'programme', 'accelerationRequest'],
  permission: 'signed-in',
})

const streamErrors = ['STATE_CHANGED', 'STREAM_PERIOD_OVERLAP', 'REQUEST_DATE_OUT_OF_STREAM'] as const

/** Plans a stream of the schedule that a track follows. */
export const createStream = endpoint({
  name: 'createStream',
  method: 'POST',
  path: '/acceleration-timetable/stream/create',
  summary: 'Create a stream',
  body: streamFields.extend({ trackId: id() }),
  response: stream,
  errors: ['STATE_CHANGED', 'STREAM_PERIOD_OVERLAP', 'STREAM_LIMIT'],
  changes: ['stream', 'programme'],
  permission: 'signed-in',
})

/** Renames a stream or moves its days; for all tracks that follow its schedule. */
export const editStream = endpoint({
  name: 'editStream',
  method: 'POST',
  path: '/acceleration-timetable/stream/edit',
  summary: 'Edit a stream',
  body: streamFields.extend({ id: id(), version: version() }),
  response: stream,
  errors: streamErrors,
  changes: ['stream', 'programme'],
  permission: 'signed-in',
})

/** Deletes a stream that nobody applied in. */
export const deleteStream = endpoint({
  name: 'deleteStream',
  method: 'POST',
  path: '/acceleration-timetable/stream/delete',
  summary: 'Delete a stream',
  body: z.strictObject({ id: id(), version: version() }),
  response: null,
  errors: ['STATE_CHANGED', 'STREAM_HAS_REQUESTS'],
  changes: ['stream', 'programme'],
  permission: 'signed-in',
})

/**
 * Changes how a track takes applications: at any time, on a schedule of its own, or on that of another track. `ends` and `deletes`
 * are what the person was told would happen to its streams; what would happen otherwise is refused.
 */
export const switchAcceptance = endpoint({
  name: 'switchAcceptance',
  method: 'POST',
  path: '/acceleration-timetable/track/switch',
  summary: 'Change how a track takes applications',
  body: z.strictObject({
    trackId: id(),
    requestType: z.enum(requestTypes, 'NOT_IN_LIST'),
    /** The track whose schedule it shares; of a track on schedule only. */
    withTrackId: id().nullable().default(null),
    ends: id().nullable(),
    deletes: z.array(id()).max(mostStreams, 'TOO_MANY'),
  }),
  response: null,
  errors: ['STATE_CHANGED', 'STREAM_HAS_REQUESTS'],
  changes: ['stream', 'programme'],
  permission: 'signed-in',
})
