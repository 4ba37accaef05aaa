import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { getAnnouncement } from '../contract/announcement.endpoints.ts'
import type { createMaintenance } from '../contract/maintenance.endpoints.ts'

/** An announcement as administration shows it. */
export type Announcement = ResponseOf<typeof getAnnouncement>

/** A maintenance notice as administration shows it. */
export type MaintenanceNotice = ResponseOf<typeof createMaintenance>
