import { sql } from 'kysely'
import type { Db } from '#platform/server/context.ts'

/** A saved search with its policy facts. */
export type SearchSubject = { id: number; ownerUid: string; personUid: string }

export const findSearch = async (db: Db, id: number): Promise<SearchSubject | undefined> => {
  const { rows } = await sql<SearchSubject>`
    select id, owner_uid as "ownerUid", owner_uid as "personUid" from investor_search where id = ${id}`.execute(
    db,
  )
  return rows[0]
}
