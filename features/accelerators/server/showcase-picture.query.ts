import { portalPolicy } from '#platform/domain/policy.ts'
import { previewPictures } from '#platform/server/files/preview-pictures.ts'
import { nothing, query } from '#platform/server/handler.ts'
import { getAcceleratorPicture } from '../contract/showcase-accelerators.endpoints.ts'

/** A preview's picture, made when it is first asked for. */
export const getAcceleratorPictureQuery = () => {
  const pictureOf = previewPictures('ACCELERATOR_LOGO')
  return query({
    endpoint: getAcceleratorPicture,
    load: nothing,
    authorize: portalPolicy.visit,
    run: (ctx, { query: { image } }) => pictureOf(ctx, image),
  })
}
