import { portalPolicy } from '#platform/domain/policy.ts'
import { invalid, ProductError } from '#platform/domain/product-error.ts'
import type { Context } from '#platform/server/context.ts'
import { inTransaction } from '#platform/server/database/in-transaction.ts'
import { raise } from '#platform/server/events/raise.ts'
import { nothing, query, type Handler } from '#platform/server/handler.ts'
import { getToken, refreshToken } from '../contract/session.endpoints.ts'
import type { IdentityEvent } from '../domain/events.ts'
import { savePerson } from './person.repository.ts'
import { personChanged } from './person-changed.ts'
import type { IdentitySettings } from './settings.ts'
import type { SignOnTokens } from './sign-on.ts'

/** Brings the portal's person up to the token's claims; a person blocked here gets no tokens. */
const received = async (
  ctx: Context,
  settings: IdentitySettings,
  tokens: SignOnTokens,
): Promise<SignOnTokens> => {
  const claims = await settings.verify(tokens.accessToken)
  const person = await inTransaction(ctx.db, async (db) => {
    const saved = await savePerson(db, claims)
    const event: IdentityEvent = 'PersonRegistered'
    if (saved.registered) await raise({ db, actor: ctx.actor }, event, { uid: claims.sub }, null)
    return saved
  })
  if (!person.active) throw new ProductError('SESSION_EXPIRED')
  if (person.changed) await personChanged(ctx.db, claims.sub)
  return { ...tokens, uid: claims.sub, avatar: person.avatar }
}

/**
 * Exchanges the session bound at sign-in. Like the refresh no transaction of the portal's spans it:
 * the service commits on its own, and may be another machine.
 */
export const getTokenUseCase = (settings: IdentitySettings): Handler =>
  query({
    endpoint: getToken,
    load: nothing,
    authorize: portalPolicy.visit,
    run: async (ctx, { headers }) => {
      const { projectKey } = settings
      if (headers['project-key'] !== projectKey) throw invalid({ 'project-key': 'INVALID' })
      return received(
        ctx,
        settings,
        await settings.signOn.exchange({ sessionId: headers['session-id'], projectKey }),
      )
    },
  })

/** Rotates the refresh token. */
export const refreshTokenUseCase = (settings: IdentitySettings): Handler =>
  query({
    endpoint: refreshToken,
    load: nothing,
    authorize: portalPolicy.visit,
    run: async (ctx, { headers, query: given }) => {
      const { projectKey } = settings
      const session = { sessionId: headers['session-id'], projectKey }
      return received(
        ctx,
        settings,
        await settings.signOn.refresh({ ...session, refreshToken: given.refreshToken }),
      )
    },
  })
