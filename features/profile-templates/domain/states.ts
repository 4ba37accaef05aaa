/** States of a version of a template: one draft to work on, one active to fill in, and those before. */
export const versionStates = ['DRAFT', 'ACTIVE', 'ARCHIVE'] as const

export type VersionState = (typeof versionStates)[number]

/** What a template is for: profiles of projects, or reviews by experts. */
export const templatePurposes = ['PROFILE', 'EXPERTISE'] as const

export type TemplatePurpose = (typeof templatePurposes)[number]

export const versionActions = ['publish', 'archive'] as const

export type VersionAction = (typeof versionActions)[number]
