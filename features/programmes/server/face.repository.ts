import { sql } from 'kysely'
import { cleanRichText, type Pictures } from '#features/fields'
import type { Db } from '#platform/server/context.ts'
import type { SweptFiles } from '#platform/server/files/sweep-files.job.ts'
import { picturesIn } from '../../fields/domain/rich-text.rules.ts'

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

const picturesOf = async (db: Db, acceleratorId: number, text: string): Promise<Pictures> => {
  const named = picturesIn(text).flatMap(({ id }) => (uuid.test(id) ? [id.toLowerCase()] : []))
  if (named.length === 0) return new Map()
  const { rows } = await sql<{ id: string; width: number; height: number }>`
    select file_id as id, width, height from track_picture
    where accelerator_id = ${acceleratorId} and file_id = any(${named}::uuid[])`.execute(db)
  return new Map(rows.map(({ id, ...size }) => [id, size]))
}

/** The sanitized face text of a track: allowed markup only, and only pictures of its accelerator. */
export const cleanFace = async (db: Db, acceleratorId: number, text: string): Promise<string> =>
  cleanRichText(text, await picturesOf(db, acceleratorId, text))

/**
 * Pictures are retained while a track shows them, in its heading (a foreign key) or in its text; copies of a track
 * share them.
 */
export const sweptTrackPictures: SweptFiles = {
  entity: 'TRACK_PICTURE',
  referencedBy: sql`exists (select from track_picture p join track t on t.accelerator_id = p.accelerator_id
    where p.file_id = f.id and strpos(t.face_text, 'data-picture="' || f.id || '"') > 0)`,
}
