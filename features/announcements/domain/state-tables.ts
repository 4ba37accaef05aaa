import type { StateTable } from '#platform/domain/state-table.ts'
import type { AnnouncementState, MaintenanceState } from './states.ts'

export const announcementStateTable: StateTable<AnnouncementState> = {
  words: 'announcements:states',
  tones: { DRAFT: 'work', PUBLISHED: 'accepted', WITHDRAWN: 'blocked' },
}

export const maintenanceStateTable: StateTable<MaintenanceState> = {
  words: 'announcements:maintenanceStates',
  tones: { PLANNED: 'work', CANCELLED: 'blocked' },
}
