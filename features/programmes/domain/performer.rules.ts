import type { ErrorCode } from '#platform/domain/error-codes.ts'

/** Kinds of a track by investment (spec 3). */
export const investmentTypes = ['NONE', 'INVESTMENT'] as const

/** Who performs a trackpoint (spec 3). */
export const performers = ['TEAM', 'ACCELERATOR', 'TRACKER'] as const

/** Types of a trackpoint (spec 3). */
export const taskTypes = ['TASK', 'INVEST', 'EVALUATION'] as const

type Task = { performer: (typeof performers)[number]; type: (typeof taskTypes)[number] }

/**
 * On an investment track the performer must be the accelerator or a tracker (spec 5). So must that of an investment
 * task on any track: who decides on an investment does not hand it in.
 */
export const performerRefusal = (
  investmentType: (typeof investmentTypes)[number],
  { performer, type }: Task,
): ErrorCode | null =>
  (investmentType === 'INVESTMENT' || type === 'INVEST') && performer === 'TEAM'
    ? 'PERFORMER_NOT_ALLOWED'
    : null
