/** Roles that a report can be made available to: roles in its accelerator, and sponsors of its programmes. */
export const reportRoles = ['ACC', 'TRC_TEAM', 'TRC', 'EXP', 'MNT', 'CST'] as const

export type ReportRole = (typeof reportRoles)[number]
