import { sql } from 'kysely'
import type { Db } from '#platform/server/context.ts'
import { lifetimesNow, usedInTime } from './lifetimes.ts'
import { hashed } from './secrets.ts'

const seconds = (count: number) => sql<string>`now() + make_interval(secs => ${count})`

/** A browser's session at the service. */
export type Session = { id: number; accountId: string; email: string }

/** The session of a cookie; a blocked account has none. */
export const sessionOfCookie = async (db: Db, cookie: string | null): Promise<Session | undefined> => {
  if (!cookie) return undefined
  return db
    .selectFrom('sso.session as s')
    .innerJoin('sso.account as a', 'a.id', 's.account_id')
    .select(['s.id', 'a.id as accountId', 'a.email'])
    .where('s.cookie_hash', '=', hashed(cookie))
    .where('s.ended_at', 'is', null)
    .where('s.expires_at', '>', sql<string>`now()`)
    .where(usedInTime(db, sql`s.last_used_at`))
    .where('a.status', '=', 'A')
    .executeTakeFirst()
}

/** Starts a session for a browser that has just authenticated. */
export const startSession = async (
  db: Db,
  given: { accountId: string; cookie: string; userAgent: string; address: string },
): Promise<number> => {
  const row = await db
    .insertInto('sso.session')
    .values({
      account_id: given.accountId,
      cookie_hash: hashed(given.cookie),
      expires_at: seconds(lifetimesNow(db).session),
      user_agent: given.userAgent.slice(0, 255),
      address: given.address,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

/** Replaces the cookie of a session: the one that the browser sent becomes invalid. */
export const renewCookie = async (db: Db, id: number, cookie: string): Promise<void> => {
  await db
    .updateTable('sso.session')
    .set({
      cookie_hash: hashed(cookie),
      last_used_at: sql`now()`,
      expires_at: seconds(lifetimesNow(db).session),
    })
    .where('id', '=', id)
    .execute()
}

/** Binds a new session id of a project to the browser's session, its owner's or an impersonated one. */
export const bindSession = async (
  db: Db,
  given: { sessionId: string; session: number; projectKey: string; asAccountId?: string },
): Promise<void> => {
  await db
    .insertInto('sso.project_session')
    .values({
      session_id_hash: hashed(given.sessionId),
      session_id: given.session,
      project_key: given.projectKey,
      as_account_id: given.asAccountId ?? null,
    })
    .execute()
}

/** The account's own session behind a project's session id; an impersonated one does not count. */
export const ownSession = async (db: Db, accountId: string, sessionId: string): Promise<number | null> => {
  const row = await db
    .selectFrom('sso.project_session as p')
    .innerJoin('sso.session as s', 's.id', 'p.session_id')
    .select('s.id')
    .where('p.session_id_hash', '=', hashed(sessionId))
    .where('p.as_account_id', 'is', null)
    .where('p.ended_at', 'is', null)
    .where('s.account_id', '=', accountId)
    .where('s.ended_at', 'is', null)
    .executeTakeFirst()
  return row?.id ?? null
}

/**
 * Serializes actions on a browser's session, found by a session id of a project: locking its rows in arbitrary order
 * could deadlock.
 */
export const oneAtATime = async (db: Db, sessionId: string): Promise<void> => {
  await sql`
    select from sso.session where id = (
      select session_id from sso.project_session where session_id_hash = ${hashed(sessionId)})
    for no key update`.execute(db)
}

/** The browser's session of a project's session id. */
export const sessionOfProject = async (db: Db, sessionId: string): Promise<number | undefined> => {
  const row = await db
    .selectFrom('sso.project_session')
    .select('session_id')
    .where('session_id_hash', '=', hashed(sessionId))
    .executeTakeFirst()
  return row?.session_id
}
