import type { FileEntity } from '#platform/domain/file-rules.ts'
import type { Db } from '#platform/server/context.ts'

/** What forms of objects are kept as: the same as those of templates, which take them over (spec 3). */
export const formEntity = 'PROJECT_PROFILE_OBJECT' satisfies FileEntity

/** The name of a kept form; null when a field has none, undefined when the id is that of no form. */
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
