import type { Feature } from '#platform/server/feature.ts'
import { endpoints } from './contract/index.ts'
import { checkFrameQuery } from './server/check-frame.query.ts'
import { confirmUserUseCase, logoutProjectUseCase } from './server/logout-and-confirm.use-case.ts'
import { menuQuery } from './server/menu.query.ts'
import { securityUseCases } from './server/security.use-case.ts'
import type { IdentitySettings } from './server/settings.ts'
import { signOnAddressQuery } from './server/sign-on-address.query.ts'
import { tokenInfoQuery } from './server/token-info.query.ts'
import { getTokenUseCase, refreshTokenUseCase } from './server/tokens.use-case.ts'

export { createAuthenticator, type Authenticator } from './server/authenticator.ts'
export { followAccount } from './server/follow-account.ts'
export { httpSignOn } from './server/http-sign-on.ts'
export { loadPerson } from './server/person.repository.ts'
export type { IdentitySettings } from './server/settings.ts'
export type { SignOnAccounts } from '#platform/contract/sign-on-accounts.ts'
export type { SignOnService, SignOnTokens } from './server/sign-on.ts'
export { createTokenVerifier, type VerifyToken } from './server/verify-token.ts'

/** Who people are: signing on through the service, tokens, menu. */
export const createIdentity = (settings: IdentitySettings): Feature => ({
  name: 'identity',
  endpoints,
  handlers: [
    signOnAddressQuery(settings),
    checkFrameQuery(settings),
    getTokenUseCase(settings),
    refreshTokenUseCase(settings),
    tokenInfoQuery,
    logoutProjectUseCase(settings),
    confirmUserUseCase(settings),
    menuQuery,
    ...securityUseCases(settings),
  ],
})
