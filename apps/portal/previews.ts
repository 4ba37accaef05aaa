import { buffer } from 'node:stream/consumers'
import type { FastifyInstance } from 'fastify'
import { previewPath } from '#platform/domain/page-preview.ts'
import { notFound, ProductError } from '#platform/domain/product-error.ts'
import { blockOf } from '#platform/domain/visitors.ts'
import type { Feature } from '#platform/server/feature.ts'
import type { FileAnswer } from '#platform/server/handler.ts'
import { previewPicture } from '#platform/server/previews/preview-pictures.ts'
import { addressedLocale, locales, type Locale } from '#platform/web/i18n/locales.ts'
import type { Ask } from '#platform/web/public/ask.ts'

type Previews = { features: readonly Feature[]; askIn: (locale: Locale) => Ask; origin: string }

/** Reads a picture by its address, as a guest may; null where there is none for a guest. */
const pictureReader = ({ features, origin }: Previews, ask: Ask) => {
  const endpoints = features.flatMap(({ handlers }) => handlers.map(({ endpoint }) => endpoint))
  return async (address: string): Promise<Buffer | null> => {
    const { pathname, searchParams } = new URL(address, origin)
    const asked = endpoints.find(
      ({ transport, method, path }) =>
        transport === 'file' && method === 'GET' && `/api/v1${path}` === pathname,
    )
    if (!asked) return null
    try {
      const answer: unknown = await ask(asked, { query: Object.fromEntries(searchParams) } as never)
      const { stream } = answer as FileAnswer
      return Buffer.isBuffer(stream) ? stream : await buffer(stream)
    } catch (error) {
      if (error instanceof ProductError) return null
      throw error
    }
  }
}

/** Seconds that a browser keeps a picture without asking: what its page shows another way is at another address. */
const keptFor = 3600

/**
 * Pictures of link previews, at the address of their page behind `/preview` with a fingerprint of what they show. Each says what its
 * page says to a guest, who is asked for anew each time: of what is taken back there is none any more, and where it shows something
 * else, the address leads on to that (ADR 79). They are counted by the limit of requests of an address, as the API is; of one address
 * one is drawn at a time.
 */
export const addPreviews = (app: FastifyInstance, options: Previews): void => {
  app.get(`${previewPath}/*`, async (request, reply) => {
    // Pages and their texts come with the first picture: a process that is asked for none goes without.
    const { previewOfPage } = await import('../web/public/render.tsx')
    const url = request.url.slice(previewPath.length)
    const locale = addressedLocale(new URL(options.origin + url).searchParams) ?? locales[0]
    const ask = options.askIn(locale)
    const picture = await previewOfPage({ ask, locale, now: new Date(), origin: options.origin, url })
    if (!picture) throw notFound()
    const { preview, address } = picture
    if (request.url !== address) return reply.header('cache-control', 'public, no-cache').redirect(address)
    reply.headers({
      // Of what is taken back no shared cache has one, either.
      'cache-control': `public, max-age=${keptFor}, s-maxage=0`,
      'x-content-type-options': 'nosniff',
    })
    const readLogo = pictureReader(options, ask)
    return reply
      .type('image/jpeg')
      .send(await previewPicture({ by: blockOf(request.ip), preview, tag: address, readLogo }))
  })
}
