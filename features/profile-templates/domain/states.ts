/** Events of templates; the payload is `{ id }` of the version. */
export type ProfileEvent = 'ProfileTemplatePublished' | 'ProfileTemplateArchived'

/** States of a template's version: at most one draft and one active version; older ones are archived. */
export const versionStates = ['DRAFT', 'ACTIVE', 'ARCHIVE'] as const

export type VersionState = (typeof versionStates)[number]

/** Purposes of a template: profiles of projects, or expert reviews. */
export const templatePurposes = ['PROFILE', 'EXPERTISE'] as const

export type TemplatePurpose = (typeof templatePurposes)[number]

export const versionActions = ['publish', 'archive'] as const

export type VersionAction = (typeof versionActions)[number]
