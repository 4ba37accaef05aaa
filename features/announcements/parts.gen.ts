// Written by `npm run parts` from the names of the files; never by hand.
import * as announcementEndpoints from './contract/announcement.endpoints.ts'
import * as maintenanceEndpoints from './contract/maintenance.endpoints.ts'
import * as announcementUseCase from './server/announcement.use-case.ts'
import * as closeAnnouncementUseCase from './server/close-announcement.use-case.ts'
import * as currentAnnouncementsQuery from './server/current-announcements.query.ts'
import * as listAnnouncementsQuery from './server/list-announcements.query.ts'
import * as maintenanceUseCase from './server/maintenance.use-case.ts'
import * as noteBannerShownUseCase from './server/note-banner-shown.use-case.ts'
import * as updateBannerQuery from './server/update-banner.query.ts'
import * as beginAndEndJob from './server/begin-and-end.job.ts'
import en from './texts/en.json' with { type: 'json' }
import ru from './texts/ru.json' with { type: 'json' }

/** What this feature is made of. */
export const parts = {
  name: 'announcements',
  contract: [
    announcementEndpoints,
    maintenanceEndpoints,
  ],
  handlers: [
    announcementUseCase,
    closeAnnouncementUseCase,
    currentAnnouncementsQuery,
    listAnnouncementsQuery,
    maintenanceUseCase,
    noteBannerShownUseCase,
    updateBannerQuery,
  ],
  jobs: [
    beginAndEndJob,
  ],
  texts: { en, ru },
}
