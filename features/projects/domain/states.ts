/** Kinds of a project (spec 3). */
export const projectTypes = ['NOT_DETERMINED', 'INNOVATIVE', 'ENTREPRENEURIAL'] as const

/** Stages of a project (spec 3). */
export const projectStages = [
  'NOT_DETERMINED',
  'INNOVATIVE',
  'ENTREPRENEURIAL',
  'EARLY_PRESEED',
  'LATE_PRESEED',
  'EARLY_SEED',
  'MIDDLE_SEED',
  'LATE_SEED',
] as const

/** States of a project's publication (product 5). */
export const publicationStates = ['DRAFT', 'PUBLISHED', 'ARCHIVE'] as const

/** Who may read a document of a project (spec 3). */
export const documentAccess = ['EVERYONE', 'TEAM_ONLY'] as const
