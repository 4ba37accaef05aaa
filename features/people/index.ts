import type { Feature } from '#platform/server/feature.ts'
import { endpoints } from './contract/index.ts'
import { followStatus } from './server/accounts/account-status.subscribers.ts'
import { listPeopleQuery } from './server/accounts/list-people.query.ts'
import { logInAsUseCase, returnToMyselfUseCase } from './server/accounts/log-in-as.use-case.ts'
import { tellOfAccounts } from './server/accounts/notify.subscribers.ts'
import {
  blockPersonUseCase,
  getPersonQuery,
  resetSecondFactorUseCase,
  unblockPersonUseCase,
} from './server/accounts/person.use-case.ts'
import {
  listWaitingAccountsQuery,
  rejectRegistrationUseCase,
  resendConfirmationUseCase,
} from './server/accounts/waiting-accounts.use-case.ts'
import { exportMyDataUseCase } from './server/archive/export-my-data.use-case.ts'
import { askErasureUseCase, withdrawErasureUseCase } from './server/ask-erasure.use-case.ts'
import { deleteImageUseCase, getAvatarQuery, uploadImageUseCase } from './server/avatar.use-case.ts'
import {
  addAwardUseCase,
  deleteAwardFileUseCase,
  deleteAwardUseCase,
  editAwardUseCase,
  uploadAwardFileUseCase,
} from './server/awards.use-case.ts'
import { setConsentsUseCase, setInvitePermissionsUseCase } from './server/consents.use-case.ts'
import {
  approveErasureUseCase,
  listErasureRequestsQuery,
  rejectErasureUseCase,
} from './server/decide-erasure.use-case.ts'
import { editIndustriesUseCase, setCountriesUseCase } from './server/edit-parts.use-case.ts'
import { editProfileUseCase } from './server/edit-profile.use-case.ts'
import { tellOfErasure } from './server/notify.subscribers.ts'
import { getUserLocalizationQuery, setUserLocalizationUseCase } from './server/own-language.ts'
import {
  getInvitePermissionsQuery,
  getLocationQuery,
  getOwnIndustriesQuery,
  getProfileQuery,
} from './server/own-profile.queries.ts'
import { downloadAwardFileQuery, getPersonCardQuery } from './server/person-card.queries.ts'
import type { PeopleSettings } from './server/settings.ts'
import { eraseAccount, renameAccount } from './server/sign-on.subscribers.ts'

/**
 * People: what they tell about themselves (profile, awards, consents, their own data), and their accounts as
 * administrators see them.
 */
export const createPeople = (settings: PeopleSettings): Feature => ({
  name: 'people',
  endpoints,
  handlers: [
    getProfileQuery,
    editProfileUseCase,
    editIndustriesUseCase,
    setCountriesUseCase,
    getLocationQuery,
    getOwnIndustriesQuery,
    getInvitePermissionsQuery,
    setInvitePermissionsUseCase,
    setConsentsUseCase,
    uploadImageUseCase,
    deleteImageUseCase,
    getAvatarQuery,
    addAwardUseCase,
    editAwardUseCase,
    deleteAwardUseCase,
    uploadAwardFileUseCase,
    deleteAwardFileUseCase,
    downloadAwardFileQuery,
    getPersonCardQuery,
    exportMyDataUseCase(settings),
    askErasureUseCase(settings),
    withdrawErasureUseCase,
    listErasureRequestsQuery,
    approveErasureUseCase,
    rejectErasureUseCase,
    getUserLocalizationQuery,
    setUserLocalizationUseCase,
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
    ].map((bound) => bound(settings.accounts)),
  ],
  files: [{ entity: 'CERTIFICATE' }, { entity: 'AVATAR' }],
  subscribers: [
    renameAccount(settings),
    eraseAccount(settings),
    followStatus(settings.accounts),
    tellOfErasure,
    tellOfAccounts,
  ],
})
