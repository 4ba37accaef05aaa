import { sql } from 'kysely'
import type { Db } from '#platform/server/context.ts'

/**
 * Ends browser sessions with all that came of them, in one statement: the sessions, the projects' sessions
 * bound to them, and every refresh token.
 */
const end = async (db: Db, which: ReturnType<typeof sql>): Promise<void> => {
  await sql`
    with ended as (
      update sso.session set ended_at = coalesce(ended_at, now()), cookie_hash = null where ${which} returning id
    ), unbound as (
      update sso.project_session set ended_at = coalesce(ended_at, now())
      where session_id in (select id from ended) returning session_id_hash
    )
    update sso.refresh_token set revoked_at = now()
    where revoked_at is null and session_id_hash in (select session_id_hash from unbound)`.execute(db)
}

/** Ends one browser session. */
export const endSession = (db: Db, id: number): Promise<void> => end(db, sql`id = ${id}`)

/** Ends every session of an account: after a new password nobody stays signed in. */
export const endSessionsOf = (db: Db, accountId: string): Promise<void> =>
  end(db, sql`account_id = ${accountId}`)
