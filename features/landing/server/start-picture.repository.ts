import { sql } from 'kysely'
import type { Db } from '#platform/server/context.ts'
import type { StartPageName } from '../domain/start-pages.ts'

const urlOf = (fileId: string): string => `/api/v1/portal-text/picture?image=${fileId}`

/** The uploaded picture of a start page; null while the drawn one is shown. */
export const startPictureOf = async (db: Db, page: StartPageName): Promise<string | null> => {
  const { rows } = await sql<{ id: string }>`
    select file_id as id from start_picture where page = ${page}`.execute(db)
  return rows[0] ? urlOf(rows[0].id) : null
}

/** Sets or removes the picture of a page; a nightly job deletes the previous one. */
export const putStartPicture = async (
  db: Db,
  page: StartPageName,
  { fileId, by }: { fileId: string | null; by: string },
): Promise<string | null> => {
  if (fileId === null) await sql`delete from start_picture where page = ${page}`.execute(db)
  else
    await sql`
      insert into start_picture (page, file_id, changed_by) values (${page}, ${fileId}, ${by})
      on conflict (page) do update set file_id = excluded.file_id, changed_by = excluded.changed_by, changed_at = now()`.execute(
      db,
    )
  return fileId && urlOf(fileId)
}
