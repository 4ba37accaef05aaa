import { sql } from 'kysely'
import { takesExtension } from '#features/profiles'
import { personOf } from '#platform/domain/actor.ts'
import { invalid, notFound, ProductError } from '#platform/domain/product-error.ts'
import type { Context } from '#platform/server/context.ts'
import { downloadFile, keepFile } from '#platform/server/files/files.ts'
import { query, useCase } from '#platform/server/handler.ts'
import { downloadProfileFile, downloadProfileForm, uploadProfileFile } from '../contract/profile.endpoints.ts'
import { fieldFinder } from '../../profiles/domain/places.rules.ts'
import { elementsOf, fieldsOf } from '../../profiles/domain/template.ts'
import { treeToWrite } from './check-writable.ts'
import { openProfile } from './open-profile.ts'
import { findProfile, type ProfileSubject, type WhichProfile } from './profile.repository.ts'
import { projectProfiles } from './project-profile.policy.ts'

const load = (ctx: Context, { query: which }: { query: WhichProfile }) => findProfile(ctx.db, which)

const extensionOf = (name: string): string => (name.split('.').pop() ?? '').toLowerCase()

/** Keeps a file for a field that takes files of its kind. */
export const uploadProfileFileUseCase = useCase({
  endpoint: uploadProfileFile,
  load,
  authorize: projectProfiles.edit,
  run: async (ctx, { body: upload, query: { code, item, field } }, subject) => {
    const tree = await treeToWrite(ctx, subject, [code])
    const found = fieldFinder(tree)({ code, item: item ?? null, field })
    if (found?.type !== 'FILE') throw invalid({ field: 'UNKNOWN_FIELD' })
    if (!takesExtension(found, extensionOf(upload.name))) throw new ProductError('FILE_INCORRECT')
    const id = await keepFile(ctx, 'PROJECT_UPLOADS', upload)
    await ctx.db.insertInto('profile_file').values({ file_id: id, project_id: subject.id }).execute()
    return { id, name: upload.name, size: upload.bytes.length }
  },
})

/** Whether these elements hold a file or, for who may know what was, held it; who uploaded it has it at once. */
const isHeld = async (
  ctx: Context,
  subject: ProfileSubject,
  codes: readonly string[],
  fileId: string,
): Promise<boolean> => {
  const holds = sql`project_id = ${subject.id} and element_code = any(${[...codes]})`
  const file = sql`jsonb_build_array(${fileId}::text)`
  const follows = projectProfiles.follow.allows(ctx.actor, subject)
  const { rows } = await sql`
    select from profile_file p join file f on f.id = p.file_id
    where p.file_id = ${fileId} and p.project_id = ${subject.id} and (
      f.uploaded_by = ${personOf(ctx.actor)?.uid ?? null}
      or exists (select from profile_value where ${holds} and value @> ${file})
      or ${follows} and exists (select from profile_value_change where ${holds} and after @> ${file}))`.execute(
    ctx.db,
  )
  return rows.length > 0
}

/** Downloads a file that the profile holds or held. */
export const downloadProfileFileQuery = query({
  endpoint: downloadProfileFile,
  load,
  authorize: projectProfiles.read,
  run: async (ctx, { query: { fileId } }, subject) => {
    const { codes } = await openProfile(ctx, subject)
    if (!(await isHeld(ctx, subject, codes, fileId))) throw notFound()
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
