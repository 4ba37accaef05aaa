import * as avatar from './avatar.endpoints.ts'
import * as awards from './award.endpoints.ts'
import * as erasure from './erasure.endpoints.ts'
import * as logInAs from './log-in-as.endpoints.ts'
import * as ownData from './own-data.endpoints.ts'
import * as ownLanguage from './own-language.endpoints.ts'
import * as people from './people.endpoints.ts'
import * as card from './person-card.endpoints.ts'
import * as profile from './profile.endpoints.ts'
import * as waitingAccounts from './waiting-accounts.endpoints.ts'

/** Every call of this feature. */
export const endpoints = [
  profile,
  avatar,
  awards,
  card,
  ownData,
  ownLanguage,
  erasure,
  people,
  waitingAccounts,
  logInAs,
].flatMap((calls) => Object.values(calls))
