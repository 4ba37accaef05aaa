/** Counted views: a page on the portal, one in a frame on another site, an opened document. */
export const viewKinds = ['PAGE', 'FRAME', 'DOCUMENT'] as const

export type ViewKind = (typeof viewKinds)[number]

/** Number of days of the statistics, including today. */
export const viewDays = 30

/**
 * Maximum number of views counted per project, showcase, address block and hour: enough for an office, not for a
 * program.
 */
export const maxOfProject = 10
