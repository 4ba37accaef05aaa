/** States of a stream, derived from its days (product 5 "Stream"). */
export const streamStates = ['PLANNED', 'ACTIVE', 'COMPLETED'] as const

export type StreamState = (typeof streamStates)[number]

/** How a track accepts applications (spec 3 "Track"): at any time, or on the days of its streams. */
export const requestTypes = ['CONTINUOUS', 'ON_SCHEDULE'] as const

export type RequestType = (typeof requestTypes)[number]

/**
 * Whether a track accepts applications now: always, until a stream ends, from the start of the next one, after one is
 * planned; or not, because applications are paused, the track is not published, or it is archived.
 */
export const acceptances = [
  'ALWAYS',
  'UNTIL',
  'FROM',
  'NO_DATES',
  'PAUSED',
  'UNPUBLISHED',
  'ARCHIVED',
] as const

export type Acceptance = (typeof acceptances)[number]

/** Actions on a stream. */
export const streamActions = ['edit', 'copy', 'delete'] as const

export type StreamAction = (typeof streamActions)[number]
