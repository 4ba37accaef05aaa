/** Number of days shown, including today. */
export const hitDays = 30

/** Maximum number of hits per hour that one address block adds to a page: enough for an office, too few for a bot. */
export const maxOfPage = 20

/** Maximum length of a reported path. */
export const longestPath = 100

const counted = {
  '/details/accelerator': 'ACCELERATOR',
  '/details/accelerator-program-track': 'TRACK',
} as const

/** Kinds of pages whose hits the portal counts itself. */
export type CountedKind = (typeof counted)[keyof typeof counted]

/** Returns the kind of page that the portal counts itself (accelerator or track); null for all other pages. */
export const countedKind = (path: string): CountedKind | null =>
  Object.hasOwn(counted, path) ? counted[path as keyof typeof counted] : null

/** Whether a path may be reported to the analytics service. Short links and paths that may contain a secret are not. */
export const isCounted = (path: string): boolean =>
  /^\/(?:[a-zA-Z][a-zA-Z-]*(?:\/[a-zA-Z][a-zA-Z-]*)*)?$/.test(path) &&
  path.length <= longestPath &&
  !path.startsWith('/s/')

/** Whether the visitor opted out of tracking with either of the two headers that browsers send. */
export const asksForQuiet = (headers: {
  dnt?: string | undefined
  'sec-gpc'?: string | undefined
}): boolean => headers.dnt === '1' || headers['sec-gpc'] === '1'
