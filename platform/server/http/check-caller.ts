import type { Endpoint } from '#platform/contract/endpoint.ts'
import { hasRole, isPerson, type Actor } from '#platform/domain/actor.ts'
import { ProductError } from '#platform/domain/product-error.ts'

/**
 * Checks for every call before its own policy: the caller is signed in, and names no other person where the call is
 * about the caller. Also applied when a list is exported to a file.
 */
export const checkCaller = (endpoint: Endpoint, actor: Actor, query: Record<string, unknown>): void => {
  if (endpoint.permission !== 'public' && actor.kind === 'guest') throw new ProductError('SESSION_EXPIRED')
  if (!endpoint.ownUid) return
  const uid = query[endpoint.ownUid] as string | undefined
  if (uid !== undefined && !isPerson(actor, uid) && !hasRole(actor, 'ADMIN'))
    throw new ProductError('ACCESS_DENIED')
}
