import { sql } from 'kysely'
import type { AccessFlag, Membership, Person, PortalRole } from '#platform/domain/actor.ts'
import type { Db } from '#platform/server/context.ts'
import type { Claims } from './verify-token.ts'

type Row = { uid: string; roles: PortalRole[]; memberships: Membership[]; accessFlags: AccessFlag[] }

/** All rights of an active person, in one query; null if unknown, blocked or erased. */
export const loadPerson = async (db: Db, uid: string): Promise<Person | null> => {
  const { rows } = await sql<Row>`
    select p.uid,
      array(select role from person_role where person_uid = p.uid and role <> 'INI' order by role) as roles,
      array(select flag from person_access_flag where person_uid = p.uid order by flag) as "accessFlags",
      coalesce((
        select json_agg(json_build_object('acceleratorId', accelerator_id, 'roles', roles, 'admin', admin))
        from (
          select accelerator_id, array_agg(role order by role) as roles, bool_or(admin) as admin
          from counted_membership where person_uid = p.uid
          group by accelerator_id order by accelerator_id
        ) counted
      ), '[]') as memberships
    from person p where p.uid = ${uid} and p.status = 'A' and p.erased_at is null`.execute(db)
  const row = rows[0]
  // Every signed-in person may always be an initiator (product 4).
  return row ? { kind: 'person', ...row, roles: ['INI', ...row.roles], impersonatedBy: null } : null
}

/** A person's own data in the token. */
export type SignedIn = {
  avatar: string | null
  active: boolean
  /** Whether the person, or their address, is new to the portal. */
  registered: boolean
}

const nobody: SignedIn = { avatar: null, active: false, registered: false }

/** An impersonated person has not been here: nothing of theirs changes, least of all their last visit. */
const readActedAs = async (db: Db, uid: string): Promise<SignedIn> => {
  const { rows } = await sql<Pick<SignedIn, 'avatar' | 'active'>>`
    select avatar_url as avatar, status = 'A' as active from person where uid = ${uid} and erased_at is null`.execute(
    db,
  )
  return { ...nobody, ...rows[0] }
}

const signedIn = sql.raw(`p.avatar_url as avatar, p.status = 'A' as active,
  not exists (select from before b where lower(b.email) = lower(p.email)) as registered`)

const updatePerson = async (db: Db, claims: Claims): Promise<SignedIn | undefined> => {
  const { rows } = await sql<SignedIn>`
    with before as (select email from person where uid = ${claims.sub})
    update person p set email = ${claims.email}, last_name = ${claims.lastName}, first_name = ${claims.firstName},
      middle_name = ${claims.middleName}, last_seen_at = now()
    where p.uid = ${claims.sub} and p.erased_at is null
    returning ${signedIn}`.execute(db)
  return rows[0]
}

const addPerson = async (db: Db, claims: Claims): Promise<SignedIn | undefined> => {
  const { rows } = await sql<SignedIn>`
    with before as (select email from person where uid = ${claims.sub})
    insert into person as p (uid, email, last_name, first_name, middle_name, locale, last_seen_at)
    values (${claims.sub}, ${claims.email}, ${claims.lastName}, ${claims.firstName}, ${claims.middleName},
      ${claims.locale ?? null}, now())
    on conflict (uid) do update set last_seen_at = now() where p.erased_at is null
    returning ${signedIn}`.execute(db)
  return rows[0]
}

/**
 * Adds the person of a token, or updates the name and address; an impersonation does not count as a visit. Only new
 * people are inserted: with concurrent upserts, PostgreSQL may report a conflict with another person's address.
 */
export const savePerson = async (db: Db, claims: Claims): Promise<SignedIn> => {
  if (claims.act) return readActedAs(db, claims.sub)
  // An erased person remains erased, whatever a token that outlived the account says.
  return (await updatePerson(db, claims)) ?? (await addPerson(db, claims)) ?? nobody
}
