import { sql } from 'kysely'
import { isPerson } from '#platform/domain/actor.ts'
import { invalid, notFound, ProductError } from '#platform/domain/product-error.ts'
import type { Context } from '#platform/server/context.ts'
import { downloadFile, keepFile, storeUpload } from '#platform/server/files/files.ts'
import { query, useCase } from '#platform/server/handler.ts'
import { fieldFinder } from '../../fields/domain/places.rules.ts'
import { elementsOf, fieldsOf } from '../../fields/domain/tree.ts'
import type { Place } from '../../fields/domain/values.ts'
import { downloadProfileFile, downloadProfileForm, uploadProfileFile } from '../contract/profile.endpoints.ts'
import { findProfileToWrite, treeToWrite } from './check-writable.ts'
import { openProfile, shownAt } from './open-profile.ts'
import { findProfile, type ProfileSubject, type WhichProfile } from './profile.repository.ts'
import { projectProfiles } from './project-profile.policy.ts'
import { takesExtension } from './values/validate-cells.ts'

const load = (ctx: Context, { query: which }: { query: WhichProfile }) => findProfile(ctx.db, which)

const extensionOf = (name: string): string => (name.split('.').pop() ?? '').toLowerCase()

/** Stores a file for a field that accepts files of its type. */
export const uploadProfileFileUseCase = useCase({
  endpoint: uploadProfileFile,
  load: (ctx, { query: which }) => findProfileToWrite(ctx.db, which),
  authorize: projectProfiles.edit,
  prepare: storeUpload,
  run: async (ctx, { query: { code, item, field } }, subject, file) => {
    const tree = await treeToWrite(ctx, subject, [code])
    const found = fieldFinder(tree)({ code, item: item ?? null, field })
    if (found?.type !== 'FILE') throw invalid({ field: 'UNKNOWN_FIELD' })
    if (!takesExtension(found, extensionOf(file.name))) throw new ProductError('FILE_INCORRECT')
    const id = await keepFile(ctx, 'PROJECT_UPLOADS', `project:${subject.id}`, file)
    await ctx.db.insertInto('profile_file').values({ file_id: id, project_id: subject.id }).execute()
    return { id, name: file.name, size: file.size }
  },
})

/** The places that have a file, or had it at the shown instant; for those who may see the history, ever had it. */
const placesOf = async (ctx: Context, subject: ProfileSubject, fileId: string): Promise<Place[]> => {
  const place = sql`element_code as code, item_id as item, field_code as field`
  const file = sql`jsonb_build_array(${fileId}::text)`
  const follows = projectProfiles.follow.allows(ctx.actor, subject)
  const at = shownAt(ctx, subject) ?? null
  // A reader of an instant gets the values of that instant, and no earlier ones.
  const { rows } = await sql<Place>`
    select ${place} from profile_value where ${at}::timestamptz is null and project_id = ${subject.id} and value @> ${file}
    union
    select ${place} from profile_value_change c
    where (${follows} or at <= ${at}::timestamptz) and project_id = ${subject.id} and after @> ${file}
      and (${follows} or not exists (select from profile_value_change n where n.project_id = c.project_id
        and n.element_code = c.element_code and n.item_id is not distinct from c.item_id and n.field_code = c.field_code
        and n.at <= ${at}::timestamptz and n.id > c.id))
    limit 1000`.execute(ctx.db)
  return rows
}

/** Whether the file belongs to the profile, and the actor may read a place of it; its uploader may immediately. */
const mayDownload = async (ctx: Context, subject: ProfileSubject, fileId: string): Promise<boolean> => {
  if (subject.opening?.veil) return false
  const file = await ctx.db
    .selectFrom('profile_file as p')
    .innerJoin('file as f', 'f.id', 'p.file_id')
    .select('f.uploaded_by')
    .where('p.file_id', '=', fileId)
    .where('p.project_id', '=', subject.id)
    .executeTakeFirst()
  if (!file) return false
  if (isPerson(ctx.actor, file.uploaded_by)) return true
  const [{ reads }, places] = await Promise.all([openProfile(ctx, subject), placesOf(ctx, subject, fileId)])
  return places.some(reads)
}

/** Downloads a current or former file of the profile. */
export const downloadProfileFileQuery = query({
  endpoint: downloadProfileFile,
  load,
  authorize: projectProfiles.read,
  run: async (ctx, { query: { fileId } }, subject) => {
    if (!(await mayDownload(ctx, subject, fileId))) throw notFound()
    return downloadFile(ctx, fileId)
  },
})

/** Downloads the form of a field. */
export const downloadProfileFormQuery = query({
  endpoint: downloadProfileForm,
  load,
  authorize: projectProfiles.read,
  run: async (ctx, { query: { fileId } }, subject) => {
    const { tree } = await openProfile(ctx, subject)
    const named = elementsOf(tree).some((element) =>
      fieldsOf(element).some(({ templateFileId }) => templateFileId === fileId),
    )
    if (!named) throw notFound()
    return downloadFile(ctx, fileId)
  },
})
