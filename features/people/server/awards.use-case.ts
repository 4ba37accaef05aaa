import { sql } from 'kysely'
import { portalPolicy } from '#platform/domain/policy.ts'
import { invalid, ProductError, stillThere } from '#platform/domain/product-error.ts'
import type { Context, SignedIn } from '#platform/server/context.ts'
import { deleteRow } from '#platform/server/delete-row.ts'
import { keepFile, storeUpload } from '#platform/server/files/files.ts'
import { forgetFiles } from '#platform/server/files/forget-files.job.ts'
import { nothing, useCase } from '#platform/server/handler.ts'
import {
  addAward,
  deleteAward,
  deleteAwardFile,
  editAward,
  uploadAwardFile,
} from '../contract/award.endpoints.ts'
import { profileLimits } from '../domain/lists.ts'
import { noteAction } from './note-action.ts'
import { lockProfile, ownUid } from './profile.repository.ts'
import { readProfile, type Profile } from './read-profile.ts'

/** An award of the caller, locked; anybody else's is not found. */
const ownAward = (ctx: SignedIn, id: number) =>
  ctx.db
    .selectFrom('person_award')
    .select(['id', 'file_id'])
    .where('id', '=', id)
    .where('person_uid', '=', ownUid(ctx))
    .forUpdate()
    .executeTakeFirst()

const readAward = async (ctx: SignedIn, id: number): Promise<Profile['awards'][number]> =>
  stillThere(await readProfile(ctx, ownUid(ctx))).awards.find((award) => award.id === id)!

const notAfterNow = (ctx: Context, year: number): void => {
  if (year > ctx.now.getUTCFullYear()) throw invalid({ year: 'TOO_BIG' })
}

const putFile = async (
  ctx: SignedIn,
  award: { id: number; file_id: string | null },
  fileId: string | null,
) => {
  const { db } = ctx
  await db.updateTable('person_award').set({ file_id: fileId }).where('id', '=', award.id).execute()
  await noteAction(ctx, ownUid(ctx), 'editAward')
  if (award.file_id) await forgetFiles(db, [award.file_id])
}

/** Adds an award up to the profile's limit. */
export const addAwardUseCase = useCase({
  endpoint: addAward,
  load: nothing,
  authorize: portalPolicy.signIn,
  run: async (ctx, { body }) => {
    notAfterNow(ctx, body.year)
    const uid = ownUid(ctx)
    await lockProfile(ctx.db, uid)
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from person_award where person_uid = ${uid}`.execute(ctx.db)
    if (rows[0]!.n >= profileLimits.awards)
      throw new ProductError('AWARD_LIMIT', { limit: profileLimits.awards })
    const { id } = await ctx.db
      .insertInto('person_award')
      .values({ ...body, person_uid: uid })
      .returning('id')
      .executeTakeFirstOrThrow()
    await noteAction(ctx, uid, 'addAward')
    return readAward(ctx, id)
  },
})

export const editAwardUseCase = useCase({
  endpoint: editAward,
  load: (ctx, { body }) => ownAward(ctx, body.awardId),
  authorize: portalPolicy.signIn,
  run: async (ctx, { body: { awardId, ...fields } }) => {
    notAfterNow(ctx, fields.year)
    await ctx.db.updateTable('person_award').set(fields).where('id', '=', awardId).execute()
    await noteAction(ctx, ownUid(ctx), 'editAward')
    return readAward(ctx, awardId)
  },
})

/** Deletes an award with its file. */
export const deleteAwardUseCase = useCase({
  endpoint: deleteAward,
  load: (ctx, { body }) => ownAward(ctx, body.awardId),
  authorize: portalPolicy.signIn,
  run: async (ctx, _input, award) => {
    await deleteRow(ctx.db, 'person_award', award.id)
    await noteAction(ctx, ownUid(ctx), 'deleteAward')
    if (award.file_id) await forgetFiles(ctx.db, [award.file_id])
    return undefined
  },
})

/** Attaches a file to an award, replacing the previous one. */
export const uploadAwardFileUseCase = useCase({
  endpoint: uploadAwardFile,
  load: (ctx, input) => ownAward(ctx, input.query.awardId),
  authorize: portalPolicy.signIn,
  prepare: storeUpload,
  run: async (ctx, _input, award, file) => {
    const id = await keepFile(ctx, 'CERTIFICATE', `person:${ownUid(ctx)}`, file)
    await putFile(ctx, award, id)
    return { id, name: file.name, size: file.size }
  },
})

/** Removes the file of an award. */
export const deleteAwardFileUseCase = useCase({
  endpoint: deleteAwardFile,
  load: (ctx, { body }) => ownAward(ctx, body.awardId),
  authorize: portalPolicy.signIn,
  run: async (ctx, _input, award) => {
    await putFile(ctx, award, null)
    return undefined
  },
})
