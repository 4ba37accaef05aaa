import { sql } from 'kysely'
import type { Db } from '#platform/server/context.ts'

/** Number of projects that a person leads; imported ones waiting for their leader do not count. */
export const countLed = async (db: Db, uid: string): Promise<number> => {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from project p where p.leader_uid = ${uid}
      and not exists (select from project_import_item i join project_import m on m.id = i.import_id
        where i.project_id = p.id and i.status in ('CREATED', 'KEPT') and m.created_by = ${uid})`.execute(db)
  return rows[0]!.n
}
