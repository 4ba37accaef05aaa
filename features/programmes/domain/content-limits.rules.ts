/**
 * How many programmes an accelerator, tracks a programme and tasks a track hold at most, those in the archive among them;
 * however they come in: made one by one, copied, from a file.
 */
export const mostContents = { programme: 200, track: 50, trackpoint: 100 } as const

/** What whoever makes one more is told, with the limit. */
export const fullCodes = {
  programme: 'PROGRAMME_LIMIT',
  track: 'TRACK_LIMIT',
  trackpoint: 'TRACKPOINT_LIMIT',
} as const
