import type { FastifyInstance } from 'fastify'
import { buffer } from 'node:stream/consumers'
import { previewPath } from '#platform/domain/page-preview.ts'
import { notFound, ProductError } from '#platform/domain/product-error.ts'
import { blockOf } from '#platform/domain/visitors.ts'
import type { Feature } from '#platform/server/feature.ts'
import type { FileAnswer } from '#platform/server/handler.ts'
import { previewPicture } from '#platform/server/previews/preview-pictures.ts'
import { addressedLocale, locales, type Locale } from '#platform/web/i18n/locales.ts'
import type { Ask } from '#platform/web/public/ask.ts'

type Previews = { features: readonly Feature[]; askIn: (locale: Locale) => Ask; origin: string }

/** Reads an image by its URL with a guest's rights; null if a guest cannot read it. */
const pictureReader = ({ features, origin }: Previews, ask: Ask) => {
  const endpoints = features.flatMap(({ handlers }) => handlers.map(({ endpoint }) => endpoint))
  return async (address: string): Promise<Buffer | null> => {
    const { pathname, searchParams } = new URL(address, origin)
    const requested = endpoints.find(
      ({ transport, method, path }) =>
        transport === 'file' && method === 'GET' && `/api/v1${path}` === pathname,
    )
    if (!requested) return null
    try {
      const answer: unknown = await ask(requested, { query: Object.fromEntries(searchParams) } as never)
      const { stream } = answer as FileAnswer
      return Buffer.isBuffer(stream) ? stream : await buffer(stream)
    } catch (error) {
      if (error instanceof ProductError) return null
      throw error
    }
  }
}

/** Seconds for which browsers cache an image: changed content has another URL. */
const cacheSeconds = 3600

/**
 * Link preview images, at their page's path prefixed with `/preview`, with a fingerprint of the content. Each shows
 * what its page shows to a guest, which is read on each request: a withdrawn page has no image, and for changed
 * content the old URL redirects to the new one (ADR 79). Counted by the rate limit per address, as the API is; one
 * image is drawn at a time per address.
 */
export const addPreviews = (app: FastifyInstance, options: Previews): void => {
  app.get(`${previewPath}/*`, async (request, reply) => {
    // Pages and their texts are loaded with the first image: a process without such requests does not need them.
    const { previewOfPage } = await import('../web/public/render.tsx')
    const url = request.url.slice(previewPath.length)
    const locale = addressedLocale(new URL(options.origin + url).searchParams) ?? locales[0]
    const ask = options.askIn(locale)
    const picture = await previewOfPage({ ask, locale, now: new Date(), origin: options.origin, url })
    if (!picture) throw notFound()
    const { preview, address } = picture
    if (request.url !== address) return reply.header('cache-control', 'public, no-cache').redirect(address)
    reply.headers({
      // Shared caches must not retain images of withdrawn pages.
      'cache-control': `public, max-age=${cacheSeconds}, s-maxage=0`,
      'x-content-type-options': 'nosniff',
    })
    const readLogo = pictureReader(options, ask)
    return reply
      .type('image/jpeg')
      .send(await previewPicture({ by: blockOf(request.ip), preview, tag: address, readLogo }))
  })
}
