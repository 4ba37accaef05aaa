import { buffer } from 'node:stream/consumers'
import { portalPolicy } from '#platform/domain/policy.ts'
import type { Context } from '#platform/server/context.ts'
import { expiringMap } from '#platform/server/expiring-map.ts'
import { publicImage } from '#platform/server/files/files.ts'
import { previewImage } from '#platform/server/files/images.ts'
import { nothing, query } from '#platform/server/handler.ts'
import { getAcceleratorPicture } from '../contract/showcase-accelerators.endpoints.ts'

/** Pictures that a process keeps ready: services that show previews ask for one many times within minutes. */
const kept = 50
const keptFor = 3_600_000

/** A preview's picture, made when it is first asked for. */
export const getAcceleratorPictureQuery = () => {
  const made = expiringMap<Buffer>(kept)
  const make = async (ctx: Context, image: string): Promise<Buffer> => {
    const { stream } = await publicImage(ctx, 'ACCELERATOR_LOGO', image)
    const picture = await previewImage(Buffer.isBuffer(stream) ? stream : await buffer(stream))
    made.set(image, picture, Date.now() + keptFor)
    return picture
  }
  return query({
    endpoint: getAcceleratorPicture,
    load: nothing,
    authorize: portalPolicy.visit,
    run: async (ctx, { query: { image } }) => {
      const picture = made.get(image) ?? (await make(ctx, image))
      return {
        name: 'preview.jpg',
        mime: 'image/jpeg',
        size: picture.length,
        stream: picture,
        forever: true as const,
      }
    },
  })
}
