import type { SignOnAccounts } from '#platform/contract/sign-on-accounts.ts'
import type { Feature } from '#platform/server/feature.ts'
import { endpoints } from './contract/index.ts'
import { listPeopleQuery } from './server/list-people.query.ts'
import { logInAsUseCase, returnToMyselfUseCase } from './server/log-in-as.use-case.ts'
import { getLogoQuery } from './server/logo.query.ts'
import { tellOfAdministration } from './server/notify.subscribers.ts'
import { followStatus } from './server/sign-on.subscribers.ts'
import {
  blockPersonUseCase,
  getPersonQuery,
  resetSecondFactorUseCase,
  unblockPersonUseCase,
} from './server/person.use-case.ts'
import { getLocalizationQuery, getSettingsQuery } from './server/system-settings.query.ts'
import { getUserLocalizationQuery, setUserLocalizationUseCase } from './server/user-localization.ts'
import {
  listWaitingAccountsQuery,
  rejectRegistrationUseCase,
  resendConfirmationUseCase,
} from './server/waiting-accounts.use-case.ts'

/** Settings of the portal as a whole, and its people as administrators see them. */
export const createAdministration = (options: { demo: boolean; accounts: SignOnAccounts }): Feature => ({
  name: 'administration',
  endpoints,
  handlers: [
    getSettingsQuery(options.demo),
    getLocalizationQuery,
    getUserLocalizationQuery,
    setUserLocalizationUseCase,
    getLogoQuery,
    listPeopleQuery,
    ...[
      getPersonQuery,
      blockPersonUseCase,
      unblockPersonUseCase,
      resetSecondFactorUseCase,
      listWaitingAccountsQuery,
      rejectRegistrationUseCase,
      resendConfirmationUseCase,
      logInAsUseCase,
      returnToMyselfUseCase,
    ].map((bound) => bound(options.accounts)),
  ],
  subscribers: [tellOfAdministration, followStatus(options.accounts)],
})
