import { featureOf, type Feature } from '#platform/server/feature.ts'
import { parts } from './parts.gen.ts'
import type { IdentitySettings } from './server/settings.ts'

export { createAuthenticator, type Authenticator } from './server/authenticator.ts'
export { followAccount } from './server/follow-account.ts'
export { httpSignOn } from './server/http-sign-on.ts'
export { addMenuCondition } from './server/menu-conditions.ts'
export { actorNow } from './server/actor-now.ts'
export { loadPerson } from './server/person.repository.ts'
export type { IdentitySettings } from './server/settings.ts'
export type { SignOnAccounts } from '#platform/contract/sign-on-accounts.ts'
export { createTokenVerifier } from './server/verify-token.ts'

/** Identity of people: sign-on through the service, tokens, menu. */
export const createIdentity = (settings: IdentitySettings): Feature => featureOf(parts, {}, settings)
