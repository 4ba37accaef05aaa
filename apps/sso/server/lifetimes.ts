import { sql, type RawBuilder } from 'kysely'
import { systemVariables } from '#platform/domain/variables/system-variables.ts'
import type { Db } from '#platform/server/context.ts'
import { variablesOf } from '#platform/server/variables/live-variables.ts'

const minute = 60
const day = 24 * 60 * minute

/** The longest that an access token can be valid, in seconds: tokens outlive a change of their lifetime. */
export const longestAccessToken = systemVariables.accessTokenMinutes.max * minute

/** Lifetimes that administrators set, in seconds. */
export const lifetimesNow = (db: Db) => {
  const values = variablesOf(db)
  return {
    accessToken: values.accessTokenMinutes * minute,
    /** Of a browser's session and its refresh tokens, since the last use. */
    session: values.sessionDays * day,
    /** Of acting as another person. */
    impersonation: values.logInAsMinutes * minute,
  }
}

/** Whether a session or token was last used recently enough: a shorter lifetime also ends those that began under a longer one. */
export const usedInTime = (db: Db, lastUsedAt: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`${lastUsedAt} > now() - make_interval(secs => ${lifetimesNow(db).session})`
