import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { productFolder } from '#platform/server/product-folder.ts'
import { entryOf } from '#platform/web/entry-of.ts'
import { servePages as serveSignOnPages } from '../sso/server/pages.ts'

const aYear = 31_536_000_000

/**
 * Serves the built pages: hashed assets for ever, the page shells anew each time. What is no file and no call is a
 * page: its router says "not found" itself, with the status the server gives.
 */
export const addPages = async (app: FastifyInstance): Promise<void> => {
  const folder = join(productFolder(), 'dist/web')
  if (!existsSync(join(folder, 'work.html')))
    throw new Error('The pages are not built yet: run `npm run build`')
  const shells = {
    'work.html': await readFile(join(folder, 'work.html'), 'utf8'),
    'public.html': await readFile(join(folder, 'public.html'), 'utf8'),
  }
  await app.register(fastifyStatic, {
    root: join(folder, 'assets'),
    prefix: '/assets/',
    immutable: true,
    maxAge: aYear,
    wildcard: false,
    decorateReply: false,
  })
  await app.register(fastifyStatic, {
    root: folder,
    prefix: '/',
    index: false,
    wildcard: false,
    globIgnore: ['**/*.html', 'assets/**'],
    cacheControl: true,
    maxAge: 3_600_000,
  })
  serveSignOnPages(app, folder)
  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    if (
      request.url.startsWith('/api/') ||
      request.url.startsWith('/sso/') ||
      request.url.startsWith('/assets/')
    ) {
      return reply.callNotFound()
    }
    return reply.header('cache-control', 'no-cache').type('text/html').send(shells[entryOf(request.url)])
  })
}
