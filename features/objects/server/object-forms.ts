import type { FileEntity } from '#platform/domain/file-rules.ts'
import type { Db } from '#platform/server/context.ts'

/** File entity of objects' forms: the same as for templates, which copy them (spec 3). */
export const formEntity = 'PROJECT_PROFILE_OBJECT' satisfies FileEntity

/** The name of a stored form; null if the field has none, undefined if the id is not that of a form. */
export const formName = async (db: Db, fileId: string | undefined): Promise<string | null | undefined> => {
  if (fileId === undefined) return null
  const file = await db
    .selectFrom('file')
    .select('name')
    .where('id', '=', fileId)
    .where('entity', '=', formEntity)
    .executeTakeFirst()
  return file?.name
}
