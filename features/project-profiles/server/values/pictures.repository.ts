import { sql } from 'kysely'
import type { Pictures } from '#features/fields'
import { ProductError } from '#platform/domain/product-error.ts'
import type { Context, SignedIn } from '#platform/server/context.ts'
import { keepFile, type StoredFile } from '#platform/server/files/files.ts'
import type { Place, Value } from '../../../fields/domain/values.ts'

/** Maximum number of pictures per profile, including those of former texts. */
const maxOfProfile = 150

/** A stored picture; width and height in pixels. */
export type StoredPicture = { file: StoredFile; width: number; height: number }

/** Stores a picture for the texts of a project's profile; returns its id. */
export const keepPicture = async (
  ctx: SignedIn,
  projectId: number,
  { file, width, height }: StoredPicture,
): Promise<string> => {
  const id = await keepFile(ctx, 'RICH_TEXT_IMAGE', `project:${projectId}`, file)
  await ctx.db
    .insertInto('profile_picture')
    .values({ file_id: id, project_id: projectId, width, height })
    .execute()
  // Counted under the lock that serializes uploads of one owner.
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from profile_picture where project_id = ${projectId}`.execute(ctx.db)
  if (rows[0]!.n > maxOfProfile) throw new ProductError('PICTURE_LIMIT', { count: maxOfProfile })
  return id
}

const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi

/** The pictures that these values refer to, if they belong to the project's profile. */
export const picturesOf = async (
  { db }: Context,
  projectId: number,
  values: readonly Value[],
): Promise<Pictures> => {
  const named = values.flatMap((value) =>
    typeof value === 'string' && value.includes('data-picture') ? (value.match(uuid) ?? []) : [],
  )
  if (named.length === 0) return new Map()
  const { rows } = await sql<{ id: string; width: number; height: number }>`
    select file_id as id, width, height from profile_picture
    where project_id = ${projectId} and file_id = any(${[...new Set(named)]}::uuid[])`.execute(db)
  return new Map(rows.map(({ id, ...size }) => [id, size]))
}

const named = (column: 'value' | 'after', id: string) =>
  sql`strpos(${sql.ref(column)} #>> '{}', ${`data-picture="${id}"`}) > 0`

/** Whether the text of a place contains a picture; with `ever`, whether it ever did. */
export const isPictureAt = async (
  { db }: Context,
  projectId: number,
  { code, item, field }: Place,
  { id, ever }: { id: string; ever: boolean },
): Promise<boolean> => {
  const place = sql`project_id = ${projectId} and element_code = ${code} and field_code = ${field}
    and item_id is not distinct from ${item}::uuid`
  const { rows } = await sql<{ stands: boolean }>`
    select exists (select from profile_value where ${place} and ${named('value', id)})
      or (${ever} and exists (select from profile_value_change where ${place} and ${named('after', id)}))
      as stands`.execute(db)
  return rows[0]!.stands
}

/** The uploader of a picture of the project's profile; `undefined` if there is no such picture. */
export const uploaderOf = async (
  { db }: Context,
  projectId: number,
  id: string,
): Promise<string | undefined> => {
  const picture = await db
    .selectFrom('profile_picture as p')
    .innerJoin('file as f', 'f.id', 'p.file_id')
    .select('f.uploaded_by')
    .where('p.file_id', '=', id)
    .where('p.project_id', '=', projectId)
    .executeTakeFirst()
  return picture?.uploaded_by
}
