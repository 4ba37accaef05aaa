import { sql } from 'kysely'
import { ProductError } from '#platform/domain/product-error.ts'
import type { Db, SignedIn } from '#platform/server/context.ts'

/** The uid of the signed-in person. */
export const ownUid = (ctx: SignedIn): string => ctx.actor.uid

/** A person by their uid, for calls that may name another person. */
export const findPerson = (db: Db, uid: string) =>
  db.selectFrom('person').select('uid').where('uid', '=', uid).executeTakeFirst()

/** Locks a person's profile row, creating it if necessary. */
export const lockProfile = async (db: Db, uid: string): Promise<{ version: number }> => {
  await sql`insert into person_profile (person_uid) values (${uid}) on conflict do nothing`.execute(db)
  return db
    .selectFrom('person_profile')
    .select('version')
    .where('person_uid', '=', uid)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

/** Locks the profile for a save and increments its version; throws if another person saved since the caller read it. */
export const beginSave = async (db: Db, uid: string, seen: number | undefined): Promise<void> => {
  const { version } = await lockProfile(db, uid)
  if (seen !== undefined && version !== seen) throw new ProductError('STATE_CHANGED')
  await sql`update person_profile set version = version + 1, updated_at = now() where person_uid = ${uid}`.execute(
    db,
  )
}

/** Replaces the person's values with exactly these. */
export const setValues = async (
  db: Db,
  table: 'person_industry' | 'person_competency',
  uid: string,
  ids: readonly number[],
): Promise<void> => {
  await db.deleteFrom(table).where('person_uid', '=', uid).execute()
  await sql`
    insert into ${sql.table(table)} (person_uid, value_id)
    select distinct ${uid}::uuid, id from unnest(${ids}::bigint[]) as id`.execute(db)
}
