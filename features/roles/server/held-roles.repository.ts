import { sql } from 'kysely'
import type { MemberRole, PortalRole } from '#platform/domain/actor.ts'
import type { Context, Db, SignedIn } from '#platform/server/context.ts'
import type { HeldRolesFacts } from '../domain/held-roles.policy.ts'

/** A role as read from the database. */
export type HeldRow = {
  role: PortalRole | MemberRole
  accelerator: { id: number; name: string | null } | null
  admin: boolean
  blocked: boolean
  since: string | null
}

/** Returns all roles of a person: portal roles first, then those in approved accelerators, including blocked ones. */
export const readHeldRoles = async (db: Db, uid: string): Promise<HeldRow[]> => {
  const { rows } = await sql<HeldRow>`
    select role, accelerator, admin, blocked, since from (
      select role, null::json as accelerator, false as admin, false as blocked, granted_at as since, null::text as place
      from person_role where person_uid = ${uid} and role <> 'INI'
      union all
      select m.role, json_build_object('id', a.id, 'name', nullif(a.name, '')), m.admin, m.blocked, m.created_at, a.name
      from accelerator_member m join accelerator a on a.id = m.accelerator_id and a.approval = 'COORDINATED'
      where m.person_uid = ${uid}
    ) every_role order by place nulls first, since, role`.execute(db)
  return rows
}

/** Whether there is an active person with the uid. */
export const isActive = async (db: Db, uid: string): Promise<boolean> =>
  (await db
    .selectFrom('person')
    .select('uid')
    .where('uid', '=', uid)
    .where('status', '=', 'A')
    .executeTakeFirst()) !== undefined

/** Adds a portal role; returns false if the person already holds it. */
export const addPortalRole = async (db: Db, uid: string, role: PortalRole): Promise<boolean> => {
  const added = await db
    .insertInto('person_role')
    .values({ person_uid: uid, role })
    .onConflict((conflict) => conflict.doNothing())
    .returning('role')
    .executeTakeFirst()
  return added !== undefined
}

/** Removes a portal role, also as the default role; returns false if the person does not hold it. */
export const removePortalRole = async (db: Db, uid: string, role: PortalRole): Promise<boolean> => {
  const removed = await db
    .deleteFrom('person_role')
    .where('person_uid', '=', uid)
    .where('role', '=', role)
    .returning('role')
    .executeTakeFirst()
  if (removed) await forgetDefaultRole(db, uid, role)
  return removed !== undefined
}

/** Clears the default role if it is the removed role. */
export const forgetDefaultRole = async (
  db: Db,
  uid: string,
  role: PortalRole | MemberRole,
): Promise<void> => {
  await db
    .updateTable('person')
    .set({ default_role: null })
    .where('uid', '=', uid)
    .where('default_role', '=', role)
    .execute()
}

/**
 * Returns the active administrators under a lock, so that two cannot be removed at the same time. They are read after the lock, by
 * another statement: one that was blocked meanwhile is seen.
 */
export const lockAdministrators = async (db: Db): Promise<string[]> => {
  await sql`select from person_role where role = 'ADMIN' order by person_uid for update`.execute(db)
  const { rows } = await sql<{ uid: string }>`
    select r.person_uid as uid from person_role r join person p on p.uid = r.person_uid
    where r.role = 'ADMIN' and p.status = 'A' order by r.person_uid`.execute(db)
  return rows.map(({ uid }) => uid)
}

/** Loads the facts for changing one's own roles. */
export const ownRoles = async (ctx: SignedIn): Promise<HeldRolesFacts> => ({
  personUid: ctx.actor.uid,
})

/** Loads the facts for changing another person's roles. */
export const personOfRoles = async (ctx: Context, uid: string): Promise<HeldRolesFacts | undefined> =>
  (await isActive(ctx.db, uid)) ? { personUid: uid } : undefined
