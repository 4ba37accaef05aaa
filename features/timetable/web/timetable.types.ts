import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { createStream, getTimetable, getTrackTimetable } from '../contract/timetable.endpoints.ts'

/** A stream in lists and forms. */
export type Stream = ResponseOf<typeof createStream>

/** The calendar of an accelerator. */
export type TimetableAnswer = ResponseOf<typeof getTimetable>

/** A track of the calendar. */
export type TimetableTrack = TimetableAnswer['tracks'][number]

/** One track for its editor. */
export type TrackTimetable = ResponseOf<typeof getTrackTimetable>
