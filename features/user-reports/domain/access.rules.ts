/** Whom a report can be given to: those who work in its accelerator by their role there, and the sponsors of its programmes. */
export const reportRoles = ['ACC', 'TRC_TEAM', 'TRC', 'EXP', 'MNT', 'CST'] as const

export type ReportRole = (typeof reportRoles)[number]
