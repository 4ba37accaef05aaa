import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#platform/server/context.ts'
import { lifetimes } from '../domain/limits.rules.ts'
import { forgetBrowsers } from './known-browser.repository.ts'
import { longestAccessToken } from './lifetimes.ts'
import { hashed } from './secrets.ts'

/**
 * NOTIFY channel for ended sessions by their `sid`, because their access tokens would be valid for minutes. A portal
 * on the same database listens.
 */
const sessionEndedChannel = 'session_ended'

/**
 * Ends browser sessions with everything derived from them, in one statement: the sessions, the projects' sessions
 * bound to them, and every refresh token.
 */
const end = async (db: Db, which: RawBuilder<unknown>, andProjects = sql`false`): Promise<void> => {
  await sql`
    with ended as (
      update sso.session set ended_at = coalesce(ended_at, now()), cookie_hash = null where ${which} returning id
    ), unbound as (
      update sso.project_session set ended_at = now()
      where ended_at is null and (session_id in (select id from ended) or ${andProjects}) returning session_id_hash
    ), revoked as (
      update sso.refresh_token set revoked_at = now()
      where revoked_at is null and session_id_hash in (select session_id_hash from unbound)
    )
    select pg_notify(${sessionEndedChannel}, session_id_hash) from unbound`.execute(db)
}

/** The `sid` of every session that ended so recently that its access tokens may still be presented (clocks differ). */
export const endedSessions = async (db: Db): Promise<string[]> => {
  const { rows } = await sql<{ sid: string }>`
    select session_id_hash as sid from sso.project_session
    where ended_at > now() - make_interval(secs => ${longestAccessToken + lifetimes.clockDifference})`.execute(
    db,
  )
  return rows.map(({ sid }) => sid)
}

export const endSession = (db: Db, id: number): Promise<void> => end(db, sql`id = ${id}`)

/** Ends every session of an account, and those that impersonate it; its browsers become unknown. */
export const endSessionsOf = async (db: Db, accountId: string): Promise<void> => {
  await forgetBrowsers(db, accountId)
  await end(db, sql`account_id = ${accountId}`, sql`as_account_id = ${accountId}`)
}

/** Ends every session of an account except one, if given. */
export const endOtherSessionsOf = (db: Db, accountId: string, exceptId: number | null): Promise<void> =>
  end(db, sql`account_id = ${accountId} and ended_at is null and id is distinct from ${exceptId}::bigint`)

/** Ends one project session with its tokens; the browser's session and its other project sessions continue. */
export const endProjectSessionOnly = async (db: Db, sessionId: string): Promise<void> => {
  await sql`
    with unbound as (
      update sso.project_session set ended_at = now()
      where session_id_hash = ${hashed(sessionId)} and ended_at is null returning session_id_hash
    ), revoked as (
      update sso.refresh_token set revoked_at = now()
      where revoked_at is null and session_id_hash in (select session_id_hash from unbound)
    )
    select pg_notify(${sessionEndedChannel}, session_id_hash) from unbound`.execute(db)
}

/**
 * Revokes the family of a reused token: a thief or the owner has a copy, so neither may continue. `ended` is the
 * owner of the ended session, only the first time.
 */
export const endFamilyOfUsed = async (
  db: Db,
  token: string,
): Promise<{ reused: boolean; ended: string | null }> => {
  const { rows } = await sql<{ ended: string | null }>`
    with reused as (
      select family, session_id_hash from sso.refresh_token where token_hash = ${hashed(token)} and used_at is not null
    ), unbound as (
      update sso.project_session set ended_at = now()
      where session_id_hash in (select session_id_hash from reused) and ended_at is null
      returning session_id_hash, session_id
    ), revoked as (
      update sso.refresh_token set revoked_at = coalesce(revoked_at, now())
      where family in (select family from reused)
    ), told as (
      select pg_notify(${sessionEndedChannel}, session_id_hash) from unbound
    )
    select s.account_id as ended, (select count(*) from told)
    from reused left join unbound u using (session_id_hash) left join sso.session s on s.id = u.session_id`.execute(
    db,
  )
  return { reused: rows.length > 0, ended: rows[0]?.ended ?? null }
}
