import type { PublicPath } from '#platform/domain/screen-paths.ts'

/** Roles of people in showcases; each has a list and a page (spec 2). */
export const showcaseRoles = ['EXPERT', 'MENTOR', 'TRACKER'] as const

export type ShowcaseRole = (typeof showcaseRoles)[number]

/** The list and the page of each role. */
export const showcasePages = {
  EXPERT: { list: '/showcase/experts-list', page: '/details/expert-details' },
  MENTOR: { list: '/showcase/mentors-list', page: '/details/mentor-details' },
  TRACKER: { list: '/showcase/trackers-list', page: '/details/tracker-details' },
} as const satisfies Record<ShowcaseRole, { list: PublicPath; page: PublicPath }>

/** The path of a person's page. */
export type PersonPath = (typeof showcasePages)[ShowcaseRole]['page']
