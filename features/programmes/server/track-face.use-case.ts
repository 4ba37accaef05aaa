import { portalPolicy } from '#platform/domain/policy.ts'
import { audit } from '#platform/server/audit.ts'
import type { Context, SignedIn } from '#platform/server/context.ts'
import { keepFile, publicImage, storeFile } from '#platform/server/files/files.ts'
import { checkImage, imageWithin, madeImage } from '#platform/server/files/images.ts'
import type { UploadedFile } from '#platform/server/files/receive-file.ts'
import { nothing, query, useCase } from '#platform/server/handler.ts'
import * as face from '../contract/track-face.endpoints.ts'
import { contents } from '../domain/content.machine.ts'
import { trackPictureUrl } from '../domain/track-pictures.rules.ts'
import { findContent } from './content.repository.ts'
import { refuseWhileOffered } from './offered-tracks.repository.ts'

/** Pictures are scaled to fit these bounds, in pixels: the width of a page's text at double density. */
const box = { width: 1600, height: 1600 }

const prepare = async (ctx: SignedIn, { body }: { body: UploadedFile }) => {
  checkImage(body)
  const { bytes, width, height } = await imageWithin(ctx.actor.uid, body.bytes, box)
  return { file: await storeFile(ctx, madeImage('picture', bytes)), width, height }
}

/** Replaces the picture; copies may still show the previous one, so the nightly job deletes it. */
const replaceCover = async (
  ctx: Context,
  { id, acceleratorId }: { id: number; acceleratorId: number },
  fileId: string | null,
): Promise<void> => {
  await refuseWhileOffered(ctx.db, 'track', id)
  await ctx.db.updateTable('track').set({ cover_file_id: fileId }).where('id', '=', id).execute()
  await audit(ctx, {
    acceleratorId,
    subject: 'track',
    subjectId: id,
    action: fileId ? 'setCover' : 'deleteCover',
  })
}

export const uploadTrackCoverUseCase = useCase({
  endpoint: face.uploadTrackCover,
  load: (ctx, input) => findContent(ctx.db, 'track', input.query.trackId),
  authorize: contents.edit,
  prepare,
  run: async (ctx, _input, track, { file }) => {
    const fileId = await keepFile(ctx, 'TRACK_PICTURE', `accelerator:${track.acceleratorId}`, file)
    await replaceCover(ctx, track, fileId)
    return { coverUrl: trackPictureUrl(fileId) }
  },
})

export const deleteTrackCoverUseCase = useCase({
  endpoint: face.deleteTrackCover,
  load: (ctx, { body }) => findContent(ctx.db, 'track', body.trackId),
  authorize: contents.edit,
  run: async (ctx, _input, track) => {
    await replaceCover(ctx, track, null)
    return undefined
  },
})

export const uploadTrackPictureUseCase = useCase({
  endpoint: face.uploadTrackPicture,
  load: (ctx, input) => findContent(ctx.db, 'track', input.query.trackId),
  authorize: contents.edit,
  prepare,
  run: async (ctx, _input, { acceleratorId }, { file, width, height }) => {
    const id = await keepFile(ctx, 'TRACK_PICTURE', `accelerator:${acceleratorId}`, file)
    await ctx.db
      .insertInto('track_picture')
      .values({ file_id: id, accelerator_id: acceleratorId, width, height })
      .execute()
    return { id, width, height }
  },
})

export const getTrackPictureQuery = query({
  endpoint: face.getTrackPicture,
  load: nothing,
  authorize: portalPolicy.visit,
  run: (ctx, { query: params }) => publicImage(ctx, 'TRACK_PICTURE', params),
})
