import { portalPolicy } from '#platform/domain/policy.ts'
import { audit } from '#platform/server/audit.ts'
import type { SignedIn } from '#platform/server/context.ts'
import { keepFile, publicImage, storeFile } from '#platform/server/files/files.ts'
import { checkImage, imageWithin, madeImage } from '#platform/server/files/images.ts'
import type { UploadedFile } from '#platform/server/files/receive-file.ts'
import { nothing, query, useCase } from '#platform/server/handler.ts'
import * as calls from '../contract/start-picture.endpoints.ts'
import { portalTexts } from '../domain/portal-text.policy.ts'
import type { StartPageName } from '../domain/start-pages.ts'
import { putStartPicture } from './start-picture.repository.ts'

/** Maximum size of a picture in pixels: twice its space on a wide screen. */
const box = { width: 1120, height: 840 }

const prepare = async (ctx: SignedIn, { body }: { body: UploadedFile }) => {
  checkImage(body)
  const { bytes } = await imageWithin(ctx.actor.uid, body.bytes, box)
  return storeFile(ctx, madeImage('picture', bytes))
}

const put = async (ctx: SignedIn, page: StartPageName, fileId: string | null): Promise<string | null> => {
  await audit(ctx, {
    acceleratorId: null,
    subject: 'portal_text',
    subjectId: `page.${page}:default`,
    action: fileId ? 'setPicture' : 'deletePicture',
  })
  return putStartPicture(ctx.db, page, { fileId, by: ctx.actor.uid })
}

export const uploadStartPictureUseCase = useCase({
  endpoint: calls.uploadStartPicture,
  load: nothing,
  authorize: portalTexts.keep,
  prepare,
  run: async (ctx, { query: { page } }, _subject, file) => {
    const fileId = await keepFile(ctx, 'START_PICTURE', 'portal:start-pages', file)
    return { pictureUrl: (await put(ctx, page, fileId))! }
  },
})

export const deleteStartPictureUseCase = useCase({
  endpoint: calls.deleteStartPicture,
  load: nothing,
  authorize: portalTexts.keep,
  run: async (ctx, { body: { page } }) => {
    await put(ctx, page, null)
    return undefined
  },
})

export const getStartPictureQuery = query({
  endpoint: calls.getStartPicture,
  load: nothing,
  authorize: portalPolicy.visit,
  run: (ctx, { query: params }) => publicImage(ctx, 'START_PICTURE', params),
})
