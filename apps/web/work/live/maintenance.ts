import { call } from '#platform/web/api/call.ts'
import { announceMaintenance } from '#platform/web/messages/maintenance.ts'
import {
  getUpdateBanner,
  noteBannerShown,
} from '../../../../features/announcements/contract/maintenance.endpoints.ts'

/**
 * Requests and shows the maintenance notice; the portal works without it (spec 8). `isNoted`: the portal is to remember for
 * their other devices that the person saw it.
 */
export const showMaintenance = async ({ isNoted = true } = {}): Promise<void> => {
  try {
    const banner = await call(getUpdateBanner, {}, { deniedHere: true })
    if (announceMaintenance(banner) && banner && isNoted)
      await call(noteBannerShown, { body: { id: banner.id } }, { deniedHere: true })
  } catch (error) {
    console.info('maintenance notice unknown', error)
  }
}
