/** A person's position in a project's team; their functions are a separate list of roles. */
export const teamRoles = ['LEADER', 'MEMBER'] as const

/** Actions on a row of the team. */
export const memberActions = ['edit', 'promote', 'remove', 'leave'] as const

/** Maximum number of values per list of a member. */
export const memberLimits = { roles: 10, responsibilities: 10, competencies: 30 } as const
