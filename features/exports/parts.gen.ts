// Written by `npm run parts` from the names of the files; never by hand.
import * as exportEndpoints from './contract/export.endpoints.ts'
import * as listSettingEndpoints from './contract/list-setting.endpoints.ts'
import * as sharedViewEndpoints from './contract/shared-view.endpoints.ts'
import * as subscriptionEndpoints from './contract/subscription.endpoints.ts'
import * as exportListUseCase from './server/export-list.use-case.ts'
import * as exportsQueries from './server/exports.queries.ts'
import * as listSettingsQuery from './server/list-settings.query.ts'
import * as listSettingsUseCase from './server/list-settings.use-case.ts'
import * as sharedViewsQuery from './server/shared-views.query.ts'
import * as sharedViewsUseCase from './server/shared-views.use-case.ts'
import * as startExportUseCase from './server/start-export.use-case.ts'
import * as subscriptionQueries from './server/subscription.queries.ts'
import * as subscriptionUseCase from './server/subscription.use-case.ts'
import * as formerMembersSubscriber from './server/former-members.subscriber.ts'
import * as notifySubscriber from './server/notify.subscriber.ts'
import * as exportJobs from './server/export.jobs.ts'
import * as subscriptionJob from './server/subscription.job.ts'
import en from './texts/en.json' with { type: 'json' }
import ru from './texts/ru.json' with { type: 'json' }

/** What this feature is made of. */
export const parts = {
  name: 'exports',
  contract: [
    exportEndpoints,
    listSettingEndpoints,
    sharedViewEndpoints,
    subscriptionEndpoints,
  ],
  handlers: [
    exportListUseCase,
    exportsQueries,
    listSettingsQuery,
    listSettingsUseCase,
    sharedViewsQuery,
    sharedViewsUseCase,
    startExportUseCase,
    subscriptionQueries,
    subscriptionUseCase,
  ],
  subscribers: [
    formerMembersSubscriber,
    notifySubscriber,
  ],
  jobs: [
    exportJobs,
    subscriptionJob,
  ],
  texts: { en, ru },
}
