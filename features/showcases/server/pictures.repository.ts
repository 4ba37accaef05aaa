import { sql } from 'kysely'
import type { Db } from '#platform/server/context.ts'
import type { SweptFiles } from '#platform/server/files/sweep-files.job.ts'

/** Those of the pictures that the accelerator uploaded. */
export const findPictures = async (
  db: Db,
  acceleratorId: number,
  ids: readonly string[],
): Promise<ReadonlySet<string>> => {
  if (ids.length === 0) return new Set()
  const { rows } = await sql<{ id: string }>`
    select id from file where id = any(${[...ids]}::uuid[]) and entity = 'SHOWCASE_PICTURE'
      and owner = ${`accelerator:${acceleratorId}`}`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

/** Pictures are retained while a template shows them. */
export const sweptElementPictures: SweptFiles = {
  entity: 'SHOWCASE_PICTURE',
  referencedBy: sql`exists (select from publication_template s where f.owner = 'accelerator:' || s.accelerator_id
    and strpos(s.sections::text, f.id::text) > 0)`,
}
