// Written by `npm run parts` from the names of the files; never by hand.
import * as checkFrameEndpoints from './contract/check-frame.endpoints.ts'
import * as menuEndpoints from './contract/menu.endpoints.ts'
import * as securityEndpoints from './contract/security.endpoints.ts'
import * as sessionEndpoints from './contract/session.endpoints.ts'
import * as checkFrameQuery from './server/check-frame.query.ts'
import * as logoutAndConfirmUseCase from './server/logout-and-confirm.use-case.ts'
import * as menuQuery from './server/menu.query.ts'
import * as securityUseCase from './server/security.use-case.ts'
import * as signOnAddressQuery from './server/sign-on-address.query.ts'
import * as tokenInfoQuery from './server/token-info.query.ts'
import * as tokensUseCase from './server/tokens.use-case.ts'
import en from './texts/en.json' with { type: 'json' }
import ru from './texts/ru.json' with { type: 'json' }

/** What this feature is made of. */
export const parts = {
  name: 'identity',
  contract: [
    checkFrameEndpoints,
    menuEndpoints,
    securityEndpoints,
    sessionEndpoints,
  ],
  handlers: [
    checkFrameQuery,
    logoutAndConfirmUseCase,
    menuQuery,
    securityUseCase,
    signOnAddressQuery,
    tokenInfoQuery,
    tokensUseCase,
  ],
  texts: { en, ru },
}
