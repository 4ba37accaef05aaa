// Written by `npm run parts` from the names of the files; never by hand.
import * as avatarEndpoints from './contract/avatar.endpoints.ts'
import * as awardEndpoints from './contract/award.endpoints.ts'
import * as erasureEndpoints from './contract/erasure.endpoints.ts'
import * as logInAsEndpoints from './contract/log-in-as.endpoints.ts'
import * as mergeEndpoints from './contract/merge.endpoints.ts'
import * as ownDataEndpoints from './contract/own-data.endpoints.ts'
import * as ownLanguageEndpoints from './contract/own-language.endpoints.ts'
import * as peopleEndpoints from './contract/people.endpoints.ts'
import * as personCardEndpoints from './contract/person-card.endpoints.ts'
import * as profileEndpoints from './contract/profile.endpoints.ts'
import * as showcasePeopleEndpoints from './contract/showcase-people.endpoints.ts'
import * as shownPictureEndpoints from './contract/shown-picture.endpoints.ts'
import * as waitingAccountsEndpoints from './contract/waiting-accounts.endpoints.ts'
import * as accountsListPeopleQuery from './server/accounts/list-people.query.ts'
import * as accountsLogInAsUseCase from './server/accounts/log-in-as.use-case.ts'
import * as accountsPersonUseCase from './server/accounts/person.use-case.ts'
import * as accountsWaitingAccountsUseCase from './server/accounts/waiting-accounts.use-case.ts'
import * as archiveExportMyDataUseCase from './server/archive/export-my-data.use-case.ts'
import * as askErasureUseCase from './server/ask-erasure.use-case.ts'
import * as avatarUseCase from './server/avatar.use-case.ts'
import * as awardsUseCase from './server/awards.use-case.ts'
import * as consentsUseCase from './server/consents.use-case.ts'
import * as decideErasureUseCase from './server/decide-erasure.use-case.ts'
import * as editPartsUseCase from './server/edit-parts.use-case.ts'
import * as editProfileUseCase from './server/edit-profile.use-case.ts'
import * as mergeMergePeopleUseCase from './server/merge/merge-people.use-case.ts'
import * as ownLanguageUseCase from './server/own-language.use-case.ts'
import * as ownProfileQueries from './server/own-profile.queries.ts'
import * as personCardQueries from './server/person-card.queries.ts'
import * as showcasePeopleQuery from './server/showcase-people.query.ts'
import * as shownPictureQuery from './server/shown-picture.query.ts'
import * as accountsAccountStatusSubscribers from './server/accounts/account-status.subscribers.ts'
import * as accountsNotifySubscribers from './server/accounts/notify.subscribers.ts'
import * as mergeMergeSubscribers from './server/merge/merge.subscribers.ts'
import * as notifySubscribers from './server/notify.subscribers.ts'
import * as signOnSubscribers from './server/sign-on.subscribers.ts'
import * as mergeLeftoversJob from './server/merge/leftovers.job.ts'
import * as accountsPeopleSearchSource from './server/accounts/people.search-source.ts'
import * as erasureAgendaSource from './server/erasure.agenda-source.ts'
import en from './texts/en.json' with { type: 'json' }
import ru from './texts/ru.json' with { type: 'json' }

/** What this feature is made of. */
export const parts = {
  name: 'people',
  contract: [
    avatarEndpoints,
    awardEndpoints,
    erasureEndpoints,
    logInAsEndpoints,
    mergeEndpoints,
    ownDataEndpoints,
    ownLanguageEndpoints,
    peopleEndpoints,
    personCardEndpoints,
    profileEndpoints,
    showcasePeopleEndpoints,
    shownPictureEndpoints,
    waitingAccountsEndpoints,
  ],
  handlers: [
    accountsListPeopleQuery,
    accountsLogInAsUseCase,
    accountsPersonUseCase,
    accountsWaitingAccountsUseCase,
    archiveExportMyDataUseCase,
    askErasureUseCase,
    avatarUseCase,
    awardsUseCase,
    consentsUseCase,
    decideErasureUseCase,
    editPartsUseCase,
    editProfileUseCase,
    mergeMergePeopleUseCase,
    ownLanguageUseCase,
    ownProfileQueries,
    personCardQueries,
    showcasePeopleQuery,
    shownPictureQuery,
  ],
  subscribers: [
    accountsAccountStatusSubscribers,
    accountsNotifySubscribers,
    mergeMergeSubscribers,
    notifySubscribers,
    signOnSubscribers,
  ],
  jobs: [
    mergeLeftoversJob,
  ],
  searchSources: [
    accountsPeopleSearchSource,
  ],
  agendaSources: [
    erasureAgendaSource,
  ],
  texts: { en, ru },
}
