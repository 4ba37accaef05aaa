/** What people are shown to the world as; each has a list and a page of its own (spec 2). */
export const showcaseRoles = ['EXPERT', 'MENTOR', 'TRACKER'] as const

export type ShowcaseRole = (typeof showcaseRoles)[number]
