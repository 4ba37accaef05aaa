/** Projects that the submissions of one form may create within a day: anybody can submit a public form. */
export const projectsOfForm = { hits: 200, seconds: 86_400 } as const
