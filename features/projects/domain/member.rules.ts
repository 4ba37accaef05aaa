/** What a person is in a project's team; what they do there besides is a list of roles. */
export const teamRoles = ['LEADER', 'MEMBER'] as const

/** What may be done with a row of the team. */
export const memberActions = ['edit', 'promote', 'remove', 'leave'] as const

/** How many values a member chooses at most. */
export const memberLimits = { roles: 10, responsibilities: 10, competencies: 30 } as const
