import { sql } from 'kysely'
import type { Db } from '#platform/server/context.ts'
import { lifetimes } from '../domain/limits.rules.ts'
import { hashed } from './secrets.ts'

/** The person a token is made for. */
export type Holder = {
  uid: string
  email: string
  lastName: string
  firstName: string
  middleName: string
  locale: 'ru' | 'en'
}

const holder = sql.raw(
  `a.id as uid, a.email, a.last_name as "lastName", a.first_name as "firstName", a.middle_name as "middleName", a.locale`,
)
const alive = sql.raw(`p.ended_at is null and s.ended_at is null and s.expires_at > now() and a.status = 'A'`)

/**
 * The holder of a session id that may be exchanged: bound a moment ago and not exchanged before.
 * The lock makes two exchanges at once wait for each other.
 */
export const takeBinding = async (
  db: Db,
  sessionId: string,
  projectKey: string,
): Promise<Holder | undefined> => {
  const { rows } = await sql<Holder>`
    select ${holder}
    from sso.project_session p
    join sso.session s on s.id = p.session_id
    join sso.account a on a.id = s.account_id
    where p.session_id_hash = ${hashed(sessionId)} and p.project_key = ${projectKey} and ${alive}
      and p.created_at > now() - make_interval(secs => ${lifetimes.binding})
      and not exists (
        select from sso.refresh_token r where r.session_id_hash = p.session_id_hash
          and r.created_at <= now() - make_interval(secs => ${lifetimes.exchangeAgain}))
    for update of p`.execute(db)
  return rows[0]
}

/** Adds a token to a family, a new one when none is named. */
export const addRefreshToken = async (
  db: Db,
  token: string,
  sessionId: string,
  family?: string,
): Promise<void> => {
  await db
    .insertInto('sso.refresh_token')
    .values({
      token_hash: hashed(token),
      session_id_hash: hashed(sessionId),
      family: family ?? sql<string>`gen_random_uuid()`,
      expires_at: sql<string>`now() + make_interval(secs => ${lifetimes.refreshToken})`,
    })
    .execute()
}

/** Uses a token up; nothing when it was used, revoked, expired, unknown, or is another session's. */
export const useRefreshToken = async (
  db: Db,
  token: string,
  sessionId: string,
  projectKey: string,
): Promise<(Holder & { family: string }) | undefined> => {
  const { rows } = await sql<Holder & { family: string }>`
    with used as (
      update sso.refresh_token set used_at = now()
      where token_hash = ${hashed(token)} and session_id_hash = ${hashed(sessionId)}
        and used_at is null and revoked_at is null and expires_at > now()
      returning family, session_id_hash
    ), kept as (
      update sso.session set last_used_at = now(), expires_at = now() + make_interval(secs => ${lifetimes.session})
      from sso.project_session p join used u using (session_id_hash)
      where sso.session.id = p.session_id and sso.session.ended_at is null and sso.session.expires_at > now()
    )
    select u.family, ${holder}
    from used u
    join sso.project_session p using (session_id_hash)
    join sso.session s on s.id = p.session_id
    join sso.account a on a.id = s.account_id
    where p.project_key = ${projectKey} and ${alive}`.execute(db)
  return rows[0]
}
