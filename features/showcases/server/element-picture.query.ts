import { portalPolicy } from '#platform/domain/policy.ts'
import { publicImage } from '#platform/server/files/files.ts'
import { nothing, query } from '#platform/server/handler.ts'
import { getElementPicture } from '../contract/element-picture.endpoints.ts'

export const getElementPictureQuery = query({
  endpoint: getElementPicture,
  load: nothing,
  authorize: portalPolicy.visit,
  run: (ctx, { query: params }) => publicImage(ctx, 'SHOWCASE_PICTURE', params),
})
