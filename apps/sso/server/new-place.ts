import { sql } from 'kysely'
import { deviceOf } from '#platform/domain/device.ts'
import type { Db } from '#platform/server/context.ts'
import { networkOf } from '../domain/limits.rules.ts'
import type { Deps } from './deps.ts'
import { letterTo } from './mail/letter-to.ts'
import type { Visit } from './visit.ts'

/** Browser and network of a sign-in. */
type Place = Pick<Visit, 'userAgent' | 'address'>

const same = (one: Place, other: Place): boolean => {
  const [a, b] = [deviceOf(one.userAgent), deviceOf(other.userAgent)]
  return (
    a.browser === b.browser && a.system === b.system && networkOf(one.address) === networkOf(other.address)
  )
}

/** The place as named in emails, in any language. */
const placeName = ({ userAgent, address }: Place): string => {
  const { browser, system } = deviceOf(userAgent)
  return [browser, system, address].filter(Boolean).join(', ')
}

/**
 * Notifies the owner of a sign-in with a browser or from a network that no session of the last months had. The very
 * first sign-in is expected.
 */
export const mailOfNewPlace = async (db: Db, deps: Deps, visit: Visit, accountId: string): Promise<void> => {
  const known = await db
    .selectFrom('sso.session')
    .select(['user_agent as userAgent', 'address'])
    .where('account_id', '=', accountId)
    .where('created_at', '>', sql<string>`now() - interval '90 days'`)
    .orderBy('id', 'desc')
    .limit(100)
    .execute()
  if (known.length === 0 || known.some((place) => same(place, visit))) return
  await letterTo(db, deps, accountId, 'NEW_SIGN_IN', { about: placeName(visit) })
}
