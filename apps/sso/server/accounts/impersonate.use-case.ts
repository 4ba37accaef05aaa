import { sql } from 'kysely'
import { notFound, ProductError } from '#platform/domain/product-error.ts'
import type { Db } from '#platform/server/context.ts'
import type { Deps } from '../deps.ts'
import { endProjectSessionOnly } from '../end-sessions.repository.ts'
import { usedInTime } from '../lifetimes.ts'
import { hashed, newSecret } from '../secrets.ts'
import { bindSession, oneAtATime } from '../session.repository.ts'

type Living = { session: number; projectKey: string; ownerId: string; asAccountId: string | null }

/** The current project session of an active account; concurrent actions on it are serialized. */
const livingSession = async (db: Db, sessionId: string): Promise<Living> => {
  await oneAtATime(db, sessionId)
  const { rows } = await sql<Living>`
    select s.id as session, p.project_key as "projectKey", o.id as "ownerId", p.as_account_id as "asAccountId"
    from sso.project_session p
    join sso.session s on s.id = p.session_id
    join sso.account o on o.id = s.account_id
    where p.session_id_hash = ${hashed(sessionId)} and p.ended_at is null
      and s.ended_at is null and s.expires_at > now() and ${usedInTime(db, sql`s.last_used_at`)}
      and o.status = 'A'`.execute(db)
  if (!rows[0]) throw new ProductError('SESSION_EXPIRED')
  return rows[0]
}

/**
 * Binds a new project session in which the owner of the browser's session acts as another person. It depends on the
 * owner's own session and ends with it; they cannot be nested.
 */
export const impersonate = (
  { db }: Deps,
  { byUid, sessionId, uid }: { byUid: string; sessionId: string; uid: string },
): Promise<{ sessionId: string }> =>
  db.transaction().execute(async (tx) => {
    const own = await livingSession(tx, sessionId)
    // A token and a session of different people must not be combined.
    if (own.ownerId !== byUid || own.asAccountId !== null || byUid === uid)
      throw new ProductError('ACCESS_DENIED')
    const target = await tx
      .selectFrom('sso.account')
      .select('status')
      .where('id', '=', uid)
      .executeTakeFirst()
    if (!target) throw notFound()
    if (target.status !== 'A') throw new ProductError('STATE_CHANGED')
    const fresh = newSecret()
    const { session, projectKey } = own
    await bindSession(tx, { sessionId: fresh, session, projectKey, asAccountId: uid })
    return { sessionId: fresh }
  })

/** Ends the impersonation with its tokens, and binds a new session of the owner themselves. */
export const endImpersonation = (
  { db }: Deps,
  { sessionId }: { sessionId: string },
): Promise<{ sessionId: string }> =>
  db.transaction().execute(async (tx) => {
    const { asAccountId, session, projectKey } = await livingSession(tx, sessionId)
    if (asAccountId === null) throw new ProductError('STATE_CHANGED')
    await endProjectSessionOnly(tx, sessionId)
    const fresh = newSecret()
    await bindSession(tx, { sessionId: fresh, session, projectKey })
    return { sessionId: fresh }
  })
