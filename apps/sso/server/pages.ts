import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { notFound } from '#platform/domain/product-error.ts'

/** Pages rendered by the single shell. */
export const pagePaths = [
  '/sso',
  '/sso/login',
  '/sso/register',
  '/sso/confirm',
  '/sso/forgotten-password',
  '/sso/new-password',
  '/sso/second-step',
  '/sso/confirm-email',
  '/sso/link',
]

/**
 * Serves the built page shell of the service; the caller serves its scripts and styles from the same folder. If the
 * service runs `apart`, the pages know that the portal's calls are not available on their origin.
 */
export const servePages = (app: FastifyInstance, builtFolder: string, { apart = false } = {}): void => {
  for (const path of pagePaths) {
    app.get(path, async (_request, reply) => {
      const shell = await readFile(join(builtFolder, 'sso.html'), 'utf8').catch(() => {
        throw notFound()
      })
      // The URL contains one-time tokens: neither a cache nor the next site may store it.
      reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer').type('text/html')
      return reply.send(apart ? shell.replace('<html', '<html data-apart') : shell)
    })
  }
}
