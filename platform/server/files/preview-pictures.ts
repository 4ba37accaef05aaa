import { buffer } from 'node:stream/consumers'
import type { Context } from '../context.ts'
import { expiringMap } from '../expiring-map.ts'
import { publicImage } from './files.ts'
import { previewImage } from './images.ts'

type Logo = Parameters<typeof publicImage>[1]

/** Pictures that a process keeps ready: services that show previews ask for one many times within minutes. */
const kept = 50
const keptFor = 3_600_000

/** Pictures of link previews made of logos of one kind, each when it is first asked for. */
export const previewPictures = (entity: Logo) => {
  const made = expiringMap<Buffer>(kept)
  const make = async (ctx: Context, image: string): Promise<Buffer> => {
    const { stream } = await publicImage(ctx, entity, image)
    const picture = await previewImage(Buffer.isBuffer(stream) ? stream : await buffer(stream))
    made.set(image, picture, Date.now() + keptFor)
    return picture
  }
  return async (ctx: Context, image: string) => {
    const picture = made.get(image) ?? (await make(ctx, image))
    return {
      name: 'preview.jpg',
      mime: 'image/jpeg',
      size: picture.length,
      stream: picture,
      forever: true as const,
    }
  }
}
