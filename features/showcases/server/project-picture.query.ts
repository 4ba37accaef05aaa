import { portalPolicy } from '#platform/domain/policy.ts'
import { previewPictures } from '#platform/server/files/preview-pictures.ts'
import { nothing, query } from '#platform/server/handler.ts'
import { getProjectPicture } from '../contract/shown-project.endpoints.ts'

/** A preview's picture, made when it is first asked for. */
export const getProjectPictureQuery = () => {
  const pictureOf = previewPictures('PROJECT_LOGO')
  return query({
    endpoint: getProjectPicture,
    load: nothing,
    authorize: portalPolicy.visit,
    run: (ctx, { query: { image } }) => pictureOf(ctx, image),
  })
}
