import { sql } from 'kysely'
import type { Db } from '#platform/server/context.ts'

/** The number by which a person is booked and paired. */
export const mentorOf = async (db: Db, uid: string): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    insert into mentor (person_uid) values (${uid})
    on conflict (person_uid) do update set person_uid = excluded.person_uid returning id`.execute(db)
  return rows[0]!.id
}
