import { call } from '#platform/web/api/call.ts'
import { announceMaintenance } from '#platform/web/messages/maintenance.ts'
import { getUpdateBanner } from '../../../../features/announcements/contract/maintenance.endpoints.ts'

/** Requests and shows the maintenance notice; the portal works without it (spec 8). */
export const showMaintenance = async (): Promise<void> => {
  try {
    announceMaintenance(await call(getUpdateBanner, {}, { deniedHere: true }))
  } catch (error) {
    console.info('maintenance notice unknown', error)
  }
}
