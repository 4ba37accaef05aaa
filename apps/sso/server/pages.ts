import type { FastifyInstance } from 'fastify'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { notFound } from '#platform/domain/product-error.ts'
import type { Locale } from '#platform/web/i18n/locales.ts'

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

/** A page's shell that states the only language of the portal, if there is only one. */
export const inOneLanguage = (shell: string, language: Locale | null): string =>
  language ? shell.replace('<html', `<html data-language="${language}"`) : shell

/**
 * Serves the built page shell of the service; the caller serves its scripts and styles from the same folder. If the
 * service runs `apart`, the pages know that the portal's calls are not available on their origin.
 */
export const servePages = (
  app: FastifyInstance,
  builtFolder: string,
  { apart = false, language = () => null }: { apart?: boolean; language?: () => Locale | null } = {},
): void => {
  for (const path of pagePaths) {
    app.get(path, async (_request, reply) => {
      const shell = await readFile(join(builtFolder, 'sso.html'), 'utf8').catch(() => {
        throw notFound()
      })
      // The URL contains one-time tokens: neither a cache nor the next site may store it.
      reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer').type('text/html')
      const page = inOneLanguage(shell, language())
      return reply.send(apart ? page.replace('<html', '<html data-apart') : page)
    })
  }
}
