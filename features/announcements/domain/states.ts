/** States of an announcement. */
export const announcementStates = ['DRAFT', 'PUBLISHED', 'WITHDRAWN'] as const

export type AnnouncementState = (typeof announcementStates)[number]

export const announcementMoves = ['publish', 'withdraw'] as const

export type AnnouncementMove = (typeof announcementMoves)[number]

/** Actions on an announcement; only a draft can be deleted. */
export const announcementActions = ['edit', 'publish', 'withdraw', 'delete'] as const

/** Modes of the portal during maintenance. */
export const maintenanceModes = ['NOTICE', 'READ_ONLY', 'CLOSED'] as const

export type MaintenanceMode = (typeof maintenanceModes)[number]

/** States of a maintenance notice. */
export const maintenanceStates = ['PLANNED', 'CANCELLED'] as const

export type MaintenanceState = (typeof maintenanceStates)[number]

/** Events of announcements and maintenance notices. */
export type AnnouncementEvent = 'AnnouncementPublished' | 'AnnouncementWithdrawn' | 'MaintenanceCancelled'
