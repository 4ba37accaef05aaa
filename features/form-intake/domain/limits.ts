/** Maximum number of submissions that one form stores per day, because anybody can submit a public form. */
export const submissionsOfForm = { hits: 5000, seconds: 86_400 } as const

/** Maximum number of projects that one form may create per day, because anybody can submit a public form. */
export const projectsOfForm = { hits: 200, seconds: 86_400 } as const
