/** States of a technology; a draft is visible only to administrators. */
export const technologyStates = ['DRAFT', 'ACTIVE', 'ARCHIVE'] as const

export type TechnologyState = (typeof technologyStates)[number]

/** Whether a technology has not been published yet, so that it has no public page. */
export const isDraft = ({ status }: { status: TechnologyState }): boolean => status === 'DRAFT'

/** Whether a technology was put away; its page stays, unlisted. */
export const isArchived = ({ status }: { status: TechnologyState }): boolean => status === 'ARCHIVE'

export const technologyMoves = ['activate', 'archive', 'restore'] as const

export type TechnologyMove = (typeof technologyMoves)[number]

/** Actions on a technology; only a draft can be deleted. */
export const technologyActions = ['edit', ...technologyMoves, 'delete'] as const

export type TechnologyAction = (typeof technologyActions)[number]

export type TechnologyEvent = 'TechnologyActivated' | 'TechnologyArchived' | 'TechnologyRestored'

/** Kinds of relations (specification 3). */
export const relationKinds = ['CHILD', 'PARENT', 'PREVIOUS', 'NEXT', 'NESTED', 'HEAD', 'RELATED'] as const

export type RelationKind = (typeof relationKinds)[number]

/** Roles of people in a technology. */
export const technologyRoles = ['AUTHOR', 'OPERATOR'] as const

/** Readiness levels. */
export const readinessLevels = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const

/** Parts of a technology's description, each in both languages. */
export const technologyTexts = ['purpose', 'requirements', 'examples', 'areas', 'restrictions'] as const
