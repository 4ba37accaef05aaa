// Written by `npm run parts` from the names of the files; never by hand.
import * as pushEndpoints from './contract/push.endpoints.ts'
import * as devicesQuery from './server/devices.query.ts'
import * as devicesUseCase from './server/devices.use-case.ts'
import * as pushNotificationsJob from './server/push-notifications.job.ts'
import en from './texts/en.json' with { type: 'json' }
import ru from './texts/ru.json' with { type: 'json' }

/** What this feature is made of. */
export const parts = {
  name: 'web-push',
  contract: [
    pushEndpoints,
  ],
  handlers: [
    devicesQuery,
    devicesUseCase,
  ],
  jobs: [
    pushNotificationsJob,
  ],
  texts: { en, ru },
}
