/** States of a stream, which its days decide (product 5 "Stream"). */
export const streamStates = ['PLANNED', 'ACTIVE', 'COMPLETED'] as const

export type StreamState = (typeof streamStates)[number]

/** How a track takes applications (spec 3 "Track"): at any time, or on the days of its streams. */
export const requestTypes = ['CONTINUOUS', 'ON_SCHEDULE'] as const

export type RequestType = (typeof requestTypes)[number]

/**
 * Whether a track takes applications now: always, until a stream ends, from when the next one begins, when somebody plans one;
 * or not, because applications are paused, the track is not published, or it is in the archive.
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

/** What may be done with a stream. */
export const streamActions = ['edit', 'copy', 'delete'] as const

export type StreamAction = (typeof streamActions)[number]
