import { portalPolicy } from '#platform/domain/policy.ts'
import { invalid, ProductError } from '#platform/domain/product-error.ts'
import { projectKey } from '#platform/domain/project-key.ts'
import type { Context } from '#platform/server/context.ts'
import { raise } from '#platform/server/events/raise.ts'
import { nothing, useCase, type Handler } from '#platform/server/handler.ts'
import { getToken, refreshToken } from '../contract/session.endpoints.ts'
import type { IdentityEvent } from '../domain/events.ts'
import { savePerson } from './person.repository.ts'
import type { IdentitySettings } from './settings.ts'
import type { SignOnTokens } from './sign-on.ts'
import type { Claims } from './verify-token.ts'

/** The service's tokens with their claims. */
type Received = { tokens: SignOnTokens; claims: Claims }

const verified = async ({ verify }: IdentitySettings, tokens: SignOnTokens): Promise<Received> => ({
  tokens,
  claims: await verify(tokens.accessToken),
})

/** Updates the portal's person to the token's claims; a person blocked here gets no tokens. */
const received = async (ctx: Context, { tokens, claims }: Received): Promise<SignOnTokens> => {
  const person = await savePerson(ctx.db, claims)
  if (!person.active) throw new ProductError('SESSION_EXPIRED')
  const event: IdentityEvent = 'PersonRegistered'
  if (person.registered) await raise(ctx, event, { uid: claims.sub }, null)
  return { ...tokens, uid: claims.sub, avatar: person.avatar }
}

/**
 * Exchanges the session bound at sign-in. As for the refresh, not in a transaction of the portal: the service commits
 * separately, and may be on another machine.
 */
export const getTokenUseCase = (settings: IdentitySettings): Handler =>
  useCase({
    endpoint: getToken,
    load: nothing,
    authorize: portalPolicy.visit,
    prepare: async (_ctx, { headers }) => {
      const { signOn } = settings
      if (headers['project-key'] !== projectKey) throw invalid({ 'project-key': 'INVALID' })
      return verified(settings, await signOn.exchange({ sessionId: headers['session-id'], projectKey }))
    },
    run: (ctx, _input, _subject, given) => received(ctx, given),
  })

export const refreshTokenUseCase = (settings: IdentitySettings): Handler =>
  useCase({
    endpoint: refreshToken,
    load: nothing,
    authorize: portalPolicy.visit,
    prepare: async (_ctx, { headers, query: given }) => {
      const { signOn } = settings
      const session = { sessionId: headers['session-id'], projectKey }
      return verified(settings, await signOn.refresh({ ...session, refreshToken: given.refreshToken }))
    },
    run: (ctx, _input, _subject, given) => received(ctx, given),
  })
