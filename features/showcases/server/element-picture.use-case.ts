import { keepFile, storeFile } from '#platform/server/files/files.ts'
import { checkImage, madeImage, squareImages } from '#platform/server/files/images.ts'
import { useCase } from '#platform/server/handler.ts'
import { uploadElementPicture } from '../contract/element-picture.endpoints.ts'
import { publicationTemplates } from '../domain/publication-template.machine.ts'
import { findTemplate } from './template.repository.ts'

/** Width and height in pixels: displayed at 24, sharp at four times that. */
const side = 96

export const uploadElementPictureUseCase = useCase({
  endpoint: uploadElementPicture,
  load: (ctx, { query: { templateId } }) => findTemplate(ctx.db, templateId),
  authorize: publicationTemplates.edit,
  prepare: async (ctx, { body }) => {
    checkImage(body)
    const [made] = await squareImages(ctx.actor.uid, body.bytes, { sides: [side] })
    return storeFile(ctx, madeImage('element', made!))
  },
  run: async (ctx, _input, { acceleratorId }, file) => ({
    image: await keepFile(ctx, 'SHOWCASE_PICTURE', `accelerator:${acceleratorId}`, file),
  }),
})
