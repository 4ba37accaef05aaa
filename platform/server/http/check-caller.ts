import type { Endpoint } from '#platform/contract/endpoint.ts'
import { hasRole, isPerson, type Actor } from '#platform/domain/actor.ts'
import { ProductError } from '#platform/domain/product-error.ts'

/**
 * What every call asks of whoever makes it, before its own policy: to be signed in, and to name no other person where it
 * is about the caller. A call made for a list's file is asked the same.
 */
export const checkCaller = (endpoint: Endpoint, actor: Actor, query: Record<string, unknown>): void => {
  if (endpoint.permission !== 'public' && actor.kind === 'guest') throw new ProductError('SESSION_EXPIRED')
  if (!endpoint.ownUid) return
  const uid = query[endpoint.ownUid] as string | undefined
  if (uid !== undefined && !isPerson(actor, uid) && !hasRole(actor, 'ADMIN'))
    throw new ProductError('ACCESS_DENIED')
}
