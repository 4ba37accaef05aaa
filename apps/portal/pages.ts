import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { VariableValues } from '#platform/domain/variables/system-variables.ts'
import { compressedFiles, serveAssets, withCompressed } from '#platform/server/http/built-assets.ts'
import { letFrame } from '#platform/server/http/security-headers.ts'
import { productFolder } from '#platform/server/product-folder.ts'
import { entryOf } from '#platform/web/entry-of.ts'
import {
  acceptedLocale,
  addressedLocale,
  asLocale,
  localeKey,
  startupLocale,
  type Locale,
} from '#platform/web/i18n/locales.ts'
import type { Ask } from '#platform/web/public/ask.ts'
import { serveCheckFrame } from '../sso/server/check-frame.page.ts'
import { inOneLanguage, servePages as serveSignOnPages } from '../sso/server/pages.ts'
import type { RenderedPage } from '../web/public/render.tsx'

const anHour = 3_600_000

const addFiles = async (app: FastifyInstance, folder: string): Promise<void> => {
  // Resources of the portal that pages of other sites load.
  app.addHook('onRequest', async ({ url }, reply) => {
    if (url.startsWith('/embed/')) reply.header('cross-origin-resource-policy', 'cross-origin')
  })
  await serveAssets(app, folder)
  await app.register(fastifyStatic, {
    ...withCompressed,
    root: folder,
    prefix: '/',
    index: false,
    wildcard: false,
    globIgnore: ['**/*.html', 'assets/**', compressedFiles],
    maxAge: anHour,
  })
}

/** The language of a page: the URL's, else the visitor's: cookie, server default, browser (spec 4). */
const localeOf = (request: FastifyRequest, { languages, defaultLanguage }: VariableValues): Locale => {
  if (languages !== 'both') return languages
  const serverDefault = asLocale(defaultLanguage)
  const search = request.url.slice(request.url.indexOf('?') + 1 || request.url.length)
  const addressed = addressedLocale(new URLSearchParams(search))
  if (addressed) return addressed
  const cookie = new RegExp(`(?:^|; )${localeKey}=([a-z]{2})`).exec(request.headers.cookie ?? '')?.[1]
  return startupLocale({
    cookie: asLocale(cookie),
    serverDefault,
    browser: acceptedLocale(request.headers['accept-language']),
  })
}

const onlyLanguage = ({ languages }: VariableValues): Locale | null =>
  languages === 'both' ? null : languages

/** Milliseconds to which a page's time is rounded, so that it is identical while nothing on it changes. */
const sameFor = 300_000

/**
 * Pages are always rendered for a guest: shared caches may store them, but must revalidate, because withdrawn content
 * must disappear at once. 304 when unchanged.
 */
const sendPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  { status, html, location, framedBy = [] }: RenderedPage,
) => {
  if (location) return reply.redirect(location)
  letFrame(reply, framedBy)
  if (status !== 200) return reply.status(status).send(html)
  const etag = `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`
  reply
    .header('etag', etag)
    .header('cache-control', 'public, no-cache')
    .header('vary', 'cookie, accept-language')
  const known = request.headers['if-none-match']?.split(',').some((one) => one.trim() === etag)
  return known ? reply.status(304).send() : reply.send(html)
}

const isNoPage = (url: string): boolean => /^\/(?:api|sso|assets|socket)(?:\/|$)/.test(url)

/**
 * Serves the built pages: hashed assets are cached forever, page shells never. Work-area pages are an empty shell;
 * public ones are rendered here.
 */
export const addPages = async (
  app: FastifyInstance,
  options: {
    origin: string
    askIn: (locale: Locale) => Ask
    signOnInside: boolean
    /** The current values of the system variables. */
    variables: () => VariableValues
  },
): Promise<void> => {
  const folder = join(productFolder(), 'dist/web')
  if (!existsSync(join(folder, 'work.html'))) {
    throw new Error('The pages are not built yet: run `npm run build`')
  }
  const [work, shell] = await Promise.all(
    ['work.html', 'public.html'].map((name) => readFile(join(folder, name), 'utf8')),
  )
  const { renderPublicPage } = await import('../web/public/render.tsx')
  await addFiles(app, folder)
  if (options.signOnInside) {
    serveSignOnPages(app, folder, { language: () => onlyLanguage(options.variables()) })
    serveCheckFrame(app, folder, options.origin)
  }
  app.get('/*', async (request, reply) => {
    const { url } = request
    if (isNoPage(url)) return reply.callNotFound()
    reply.header('cache-control', 'no-cache').type('text/html')
    const values = options.variables()
    if (values.searchEngines === 'off') reply.header('x-robots-tag', 'noindex, nofollow')
    if (entryOf(url) === 'work.html') return reply.send(inOneLanguage(work!, onlyLanguage(values)))
    const locale = localeOf(request, values)
    const page = await renderPublicPage({
      shell: inOneLanguage(shell!, onlyLanguage(values)),
      url,
      origin: options.origin,
      locale,
      now: new Date(Math.floor(Date.now() / sameFor) * sameFor),
      ask: options.askIn(locale),
    })
    if (page.error) request.log.warn({ err: page.error }, 'a public page could not be drawn')
    return sendPage(request, reply, page)
  })
}
