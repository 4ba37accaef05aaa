import { buffer } from 'node:stream/consumers'
import type { FastifyInstance } from 'fastify'
import { previewPath } from '#platform/domain/page-preview.ts'
import { notFound, ProductError } from '#platform/domain/product-error.ts'
import type { Feature } from '#platform/server/feature.ts'
import type { FileAnswer } from '#platform/server/handler.ts'
import { previewPicture, previewTag } from '#platform/server/previews/preview-pictures.ts'
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

/**
 * Pictures of link previews, at the address of their page behind `/preview`. Each says what its page says to a guest, who is
 * asked for anew each time: what is taken back is gone at once (ADR 76).
 */
export const addPreviews = (app: FastifyInstance, options: Previews): void => {
  app.get(`${previewPath}/*`, { schema: { hide: true } }, async (request, reply) => {
    // Pages and their texts come with the first picture: a process that is asked for none goes without.
    const { previewOfPage } = await import('../web/public/render.tsx')
    const url = request.url.slice(previewPath.length)
    const locale = addressedLocale(new URL(options.origin + url).searchParams) ?? locales[0]
    const ask = options.askIn(locale)
    const preview = await previewOfPage({ ask, locale, now: new Date(), origin: options.origin, url })
    if (!preview) throw notFound()
    const etag = `"${previewTag(preview)}"`
    reply.headers({ etag, 'cache-control': 'public, no-cache', 'x-content-type-options': 'nosniff' })
    if (request.headers['if-none-match']?.split(',').some((one) => one.trim() === etag))
      return reply.status(304).send()
    const readLogo = pictureReader(options, ask)
    return reply.type('image/jpeg').send(await previewPicture({ by: request.ip, preview, readLogo }))
  })
}
