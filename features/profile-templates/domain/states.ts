/** States of a version of a template: one draft to work on, one active to fill in, and those before. */
export const versionStates = ['DRAFT', 'ACTIVE', 'ARCHIVE'] as const

/** One of `versionStates`. */
export type VersionState = (typeof versionStates)[number]

/** Actions on a version. */
export const versionActions = ['publish', 'archive'] as const

/** One of `versionActions`. */
export type VersionAction = (typeof versionActions)[number]
