import { sql } from 'kysely'
import type { Db } from '#platform/server/context.ts'
import type { FileEntity } from '#platform/domain/file-rules.ts'
import type { SweptFiles } from '#platform/server/files/sweep-files.job.ts'
import { elementsOf, fieldsOf, type ElementTree } from '../../fields/domain/tree.ts'

/** Entity name of the forms' files (spec 3 "File entity names"). */
export const formEntity = 'PROJECT_PROFILE_OBJECT' satisfies FileEntity

/** The forms that fields of the tree refer to; other files are ignored. */
export const formsOf = async (db: Db, tree: ElementTree) => {
  const ids = elementsOf(tree).flatMap((element) =>
    fieldsOf(element).flatMap(({ templateFileId }) => templateFileId ?? []),
  )
  if (ids.length === 0) return []
  return db
    .selectFrom('file')
    .select(['id', 'name', 'size'])
    .where('entity', '=', formEntity)
    .where('id', 'in', [...new Set(ids)])
    .execute()
}

/** Forms are retained while a version of any template refers to them. */
export const sweptForms: SweptFiles = {
  entity: formEntity,
  held: sql`f.id in (
    select (form #>> '{}')::uuid
    from profile_template_version v, jsonb_path_query(v.tree, 'strict $.**.templateFileId') form
    where jsonb_typeof(form) = 'string')`,
}
