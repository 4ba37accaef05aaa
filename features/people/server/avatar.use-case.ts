import { portalPolicy } from '#platform/domain/policy.ts'
import type { Context, SignedIn } from '#platform/server/context.ts'
import { type StoredFile, keepFile, publicImage, storeFile } from '#platform/server/files/files.ts'
import { forgetFiles } from '#platform/server/files/forget-files.job.ts'
import { checkImage, madeImage, squareImages, squareOf } from '#platform/server/files/images.ts'
import { nothing, query, useCase } from '#platform/server/handler.ts'
import { deleteImage, getAvatar, uploadImage } from '../contract/avatar.endpoints.ts'
import { noteAction } from './note-action.ts'
import { lockProfile, ownUid } from './profile.repository.ts'
import { avatarUrl } from './profile.sql.ts'

const sides = { large: 512, small: 96 }

type Pictures = { large: string; small: string } | null

/** Replaces the pictures, whose files are removed after the commit. */
const replacePictures = async (ctx: Context, uid: string, pictures: Pictures): Promise<void> => {
  await lockProfile(ctx.db, uid)
  const before = await ctx.db
    .selectFrom('person_profile')
    .select(['avatar_file_id', 'avatar_small_file_id'])
    .where('person_uid', '=', uid)
    .executeTakeFirstOrThrow()
  await ctx.db
    .updateTable('person_profile')
    .set({ avatar_file_id: pictures?.large ?? null, avatar_small_file_id: pictures?.small ?? null })
    .where('person_uid', '=', uid)
    .execute()
  await ctx.db
    .updateTable('person')
    .set({ avatar_url: pictures && avatarUrl(pictures.small, ctx.now.getTime()) })
    .where('uid', '=', uid)
    .execute()
  await noteAction(ctx, uid, pictures ? 'setPicture' : 'deletePicture')
  await forgetFiles(
    ctx.db,
    [before.avatar_file_id, before.avatar_small_file_id].filter((id) => id !== null),
  )
}

const keepPicture = (ctx: SignedIn, file: StoredFile): Promise<string> =>
  keepFile(ctx, 'AVATAR', `person:${ownUid(ctx)}`, file)

export const uploadImageUseCase = useCase({
  endpoint: uploadImage,
  load: nothing,
  authorize: portalPolicy.signIn,
  prepare: async (ctx, { body: upload, query: { extension, ...crop } }) => {
    checkImage(upload, extension)
    const square = squareOf(crop)
    const images = await squareImages(ownUid(ctx), upload.bytes, {
      sides: [sides.large, sides.small],
      square,
    })
    const [large, small] = await Promise.all(
      images.map((image) => storeFile(ctx, madeImage('avatar', image))),
    )
    return { large: large!, small: small! }
  },
  run: async (ctx, _input, _subject, files) => {
    const large = await keepPicture(ctx, files.large)
    const small = await keepPicture(ctx, files.small)
    await replacePictures(ctx, ownUid(ctx), { large, small })
    const stamp = ctx.now.getTime()
    return {
      url: avatarUrl(small, stamp),
      largeUrl: avatarUrl(large, stamp),
      actions: ['remove' as const],
    }
  },
})

/** Removes the caller's picture. */
export const deleteImageUseCase = useCase({
  endpoint: deleteImage,
  load: nothing,
  authorize: portalPolicy.signIn,
  run: async (ctx) => {
    await replacePictures(ctx, ownUid(ctx), null)
    return undefined
  },
})

/** Anybody's picture, by an unguessable URL. */
export const getAvatarQuery = query({
  endpoint: getAvatar,
  load: nothing,
  authorize: portalPolicy.visit,
  run: (ctx, { query: params }) => publicImage(ctx, 'AVATAR', params),
})
