import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { getAnnouncement } from '../contract/announcement.endpoints.ts'
import type { createMaintenance } from '../contract/maintenance.endpoints.ts'

/** An announcement for administrators. */
export type Announcement = ResponseOf<typeof getAnnouncement>

/** A maintenance notice for administrators. */
export type MaintenanceNotice = ResponseOf<typeof createMaintenance>
