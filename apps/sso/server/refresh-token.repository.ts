import { sql } from 'kysely'
import { createHmac } from 'node:crypto'
import type { Db } from '#platform/server/context.ts'
import { lifetimes } from '../domain/limits.rules.ts'
import { lifetimesNow, usedInTime } from './lifetimes.ts'
import { hashed } from './secrets.ts'

/** The person of a token. */
export type Holder = {
  uid: string
  email: string
  lastName: string
  firstName: string
  middleName: string
  locale: 'ru' | 'en'
  /** The account that impersonates the person, if any. */
  actingUid: string | null
  /** When the project's session began, in seconds since 1970. */
  boundAt: number
}

const holder = sql.raw(
  `a.id as uid, a.email, a.last_name as "lastName", a.first_name as "firstName", a.middle_name as "middleName", a.locale,
  case when p.as_account_id is not null then o.id end as "actingUid", extract(epoch from p.created_at)::float8 as "boundAt"`,
)

/** Acting as another person ends after a while, however it is continued. */
const inTime = (db: Db) => sql`
  (p.as_account_id is null or p.created_at > now() - make_interval(secs => ${lifetimesNow(db).impersonation}))`

const alive = (db: Db) => sql`
  p.ended_at is null and s.ended_at is null and s.expires_at > now() and ${usedInTime(db, sql`s.last_used_at`)}
  and a.status = 'A' and o.status = 'A' and ${inTime(db)}`

/** The holder of a session id that may be exchanged: bound a moment ago and not exchanged before. */
export const takeBinding = async (
  db: Db,
  sessionId: string,
  projectKey: string,
): Promise<Holder | undefined> => {
  const { rows } = await sql<Holder>`
    select ${holder}
    from sso.project_session p
    join sso.session s on s.id = p.session_id
    join sso.account o on o.id = s.account_id
    join sso.account a on a.id = coalesce(p.as_account_id, o.id)
    where p.session_id_hash = ${hashed(sessionId)} and p.project_key = ${projectKey} and ${alive(db)}
      and p.created_at > now() - make_interval(secs => ${lifetimes.binding})
      and not exists (
        select from sso.refresh_token r where r.session_id_hash = p.session_id_hash
          and r.created_at <= now() - make_interval(secs => ${lifetimes.exchangeAgain}))`.execute(db)
  return rows[0]
}

/**
 * The successor of a token in its family, derived from the used token, which only its holder has, and the family's
 * number, which never leaves the database: neither is sufficient alone, and the result is repeatable (ADR 20).
 */
export const successorOf = (token: string, family: string): string =>
  createHmac('sha256', token).update(family).digest('base64url')

/** Adds a token to a family, a new one by default. */
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
      expires_at: sql<string>`now() + make_interval(secs => ${lifetimesNow(db).session})`,
    })
    .execute()
}

/** Consumes a token and extends its session; undefined if it was used, revoked, expired, unknown, or belongs to another session. */
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
        and used_at is null and revoked_at is null and expires_at > now() and ${usedInTime(db, sql`created_at`)}
        -- A token of a session that its time ended is not used: its next use would look like a theft.
        and exists (select from sso.project_session p
          where p.session_id_hash = sso.refresh_token.session_id_hash and ${inTime(db)})
      returning family, session_id_hash
    ), kept as (
      update sso.session set last_used_at = now(), expires_at = now() + make_interval(secs => ${lifetimesNow(db).session})
      from sso.project_session p join used u using (session_id_hash)
      where sso.session.id = p.session_id and sso.session.ended_at is null and sso.session.expires_at > now()
        and ${usedInTime(db, sql`sso.session.last_used_at`)}
    )
    select u.family, ${holder}
    from used u
    join sso.project_session p using (session_id_hash)
    join sso.session s on s.id = p.session_id
    join sso.account o on o.id = s.account_id
    join sso.account a on a.id = coalesce(p.as_account_id, o.id)
    where p.project_key = ${projectKey} and ${alive(db)}`.execute(db)
  return rows[0]
}

/**
 * Repeats the response to a token's first use: it was lost with the page, or two pages made the call at once. Only
 * for the same session, and only while the successor is unused.
 */
export const repeatRefreshToken = async (
  db: Db,
  token: string,
  sessionId: string,
  projectKey: string,
): Promise<(Holder & { family: string }) | undefined> => {
  const used = await db
    .selectFrom('sso.refresh_token')
    .select('family')
    .where('token_hash', '=', hashed(token))
    .where('session_id_hash', '=', hashed(sessionId))
    .where('revoked_at', 'is', null)
    .where('used_at', '>', sql<string>`now() - make_interval(secs => ${lifetimes.refreshAgain})`)
    .executeTakeFirst()
  if (!used) return undefined
  const { rows } = await sql<Holder & { family: string }>`
    select r.family, ${holder}
    from sso.refresh_token r
    join sso.project_session p using (session_id_hash)
    join sso.session s on s.id = p.session_id
    join sso.account o on o.id = s.account_id
    join sso.account a on a.id = coalesce(p.as_account_id, o.id)
    where r.token_hash = ${hashed(successorOf(token, used.family))}
      and r.used_at is null and r.revoked_at is null and r.expires_at > now()
      and p.project_key = ${projectKey} and ${alive(db)}`.execute(db)
  return rows[0]
}
