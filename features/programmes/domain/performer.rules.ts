import type { ErrorCode } from '#platform/domain/error-codes.ts'

/** Kinds of a track by investment (spec 3). */
export const investmentTypes = ['NONE', 'INVESTMENT'] as const

/** Who performs a trackpoint (spec 3). */
export const performers = ['TEAM', 'ACCELERATOR', 'TRACKER'] as const

/** On an investment track the performer must be the accelerator or a tracker (spec 5). */
export const performerRefusal = (
  investmentType: (typeof investmentTypes)[number],
  performer: (typeof performers)[number],
): ErrorCode | null =>
  investmentType === 'INVESTMENT' && performer === 'TEAM' ? 'PERFORMER_NOT_ALLOWED' : null
