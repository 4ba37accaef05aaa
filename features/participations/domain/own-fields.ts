/**
 * What every task asks for besides fields of the profile. In capitals, because codes of profile elements contain none:
 * comments and counted readings refer to both by one code.
 */
export const ownFields = ['ANSWER', 'FILES'] as const

export type OwnField = (typeof ownFields)[number]

const all: ReadonlySet<string> = new Set(ownFields)

/** Whether a code is that of a field of the task itself. */
export const isOwnField = (code: string): code is OwnField => all.has(code)

/** The place of a field of the task itself. */
export const ownPlace = (field: OwnField) => ({ code: field, item: null, field })

/** Longest pause between two saves by one person that counts as work; a longer one ends the sitting. */
export const longestPauseMinutes = 5

/** Maximum number of sittings that are recorded for a task. */
export const maxSittings = 1000
