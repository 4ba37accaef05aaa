import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { day, id, idParam, version } from '#platform/contract/fields.ts'
import { list } from '#platform/contract/list.ts'
import { listParam, namedRef } from '#platform/contract/lists.ts'
import { requestTypes, streamStates } from '../domain/states.ts'
import { maxStreams } from '../domain/stream.rules.ts'
import { stream, streamBrief, streamFields, timetableFrame, timetableTrack } from './timetable.schemas.ts'

const onAccelerator = z.object({ 'accelerator-id': idParam() })

/**
 * The tracks of the chosen accelerator with the streams of a range of days: the calendar, and the current acceptance
 * of applications.
 */
export const getTimetable = endpoint({
  name: 'getTimetable',
  method: 'GET',
  path: '/acceleration-timetable/get',
  summary: 'The timetable of an accelerator',
  headers: onAccelerator,
  /** At most `longestWindow` days. */
  query: z.object({ from: day(), to: day() }),
  response: timetableFrame.extend({
    tracks: z.array(timetableTrack),
    /** By first day; each once, whatever the number of tracks on its schedule. */
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
    /** Streams with a day in the range from `since` to `before`. */
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

/** One track: how it accepts applications, its streams, and the effects of a change. */
export const getTrackTimetable = endpoint({
  name: 'getTrackTimetable',
  method: 'GET',
  path: '/acceleration-timetable/track/get',
  summary: 'The timetable of a track',
  query: z.object({ trackId: idParam() }),
  response: timetableFrame.extend({
    track: timetableTrack,
    /** Other tracks on its schedule: changes of a stream also apply to them. */
    sharedWith: z.array(namedRef),
    streams: z.array(stream),
    /** Proposal for the stream after the last one. */
    next: streamFields.nullable(),
    /** Effects on its streams if the track changes how it accepts applications. */
    leaving: z.object({ ends: streamBrief.nullable(), deletes: z.array(streamBrief) }),
    /** Tracks whose schedule it could share. */
    shareable: z.array(namedRef),
  }),
  reads: ['stream', 'programme', 'accelerationRequest'],
  permission: 'signed-in',
})

const streamErrors = ['STATE_CHANGED', 'STREAM_PERIOD_OVERLAP', 'REQUEST_DATE_OUT_OF_STREAM'] as const

/** Plans a stream of a track's schedule. */
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

/** Renames a stream or changes its days, for all tracks on its schedule. */
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

/** Deletes a stream without applications. */
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
 * Changes how a track accepts applications: at any time, on its own schedule, or on that of another track. `ends` and
 * `deletes` are the effects that the person saw; refused if they differ.
 */
export const switchAcceptance = endpoint({
  name: 'switchAcceptance',
  method: 'POST',
  path: '/acceleration-timetable/track/switch',
  summary: 'Change how a track takes applications',
  body: z.strictObject({
    trackId: id(),
    requestType: z.enum(requestTypes, 'NOT_IN_LIST'),
    /** The track whose schedule it shares; only for a track on schedule. */
    withTrackId: id().nullable().default(null),
    ends: id().nullable(),
    deletes: z.array(id()).max(maxStreams, 'TOO_MANY'),
  }),
  response: null,
  errors: ['STATE_CHANGED', 'STREAM_HAS_REQUESTS'],
  changes: ['stream', 'programme'],
  permission: 'signed-in',
})
