/** Days that figures are shown of, today among them. */
export const hitDays = 30

/** The most hits of one page that a block of addresses adds in an hour: an office, not a program. */
export const mostOfPage = 20

/** The longest path that is told. */
export const longestPath = 100

const counted = {
  '/details/accelerator': 'ACCELERATOR',
  '/details/accelerator-program-track': 'TRACK',
} as const

/** Whose hits the portal counts itself. */
export type CountedKind = (typeof counted)[keyof typeof counted]

/** What the portal itself counts of a page: that of an accelerator or of a track; null of all others. */
export const countedKind = (path: string): CountedKind | null =>
  Object.hasOwn(counted, path) ? counted[path as keyof typeof counted] : null

/** A path that is told to others: short links and whatever else names something secret never are. */
export const isTold = (path: string): boolean =>
  /^\/(?:[a-zA-Z][a-zA-Z-]*(?:\/[a-zA-Z][a-zA-Z-]*)*)?$/.test(path) &&
  path.length <= longestPath &&
  !path.startsWith('/s/')

/** Whether a reader asks not to be followed: by either of the two headers that browsers know. */
export const asksForQuiet = (headers: {
  dnt?: string | undefined
  'sec-gpc'?: string | undefined
}): boolean => headers.dnt === '1' || headers['sec-gpc'] === '1'
