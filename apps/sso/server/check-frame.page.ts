import type { FastifyInstance } from 'fastify'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { notFound } from '#platform/domain/product-error.ts'

/** Content security policy of the page: only the portal may frame it, and it only runs its own script and calls its own service. */
const policyFor = (portalOrigin: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${portalOrigin}`,
  ].join('; ')

/** Serves the hidden check frame: the only page of the service that may be framed, by the portal alone (product 7). */
export const serveCheckFrame = (app: FastifyInstance, builtFolder: string, portalUrl: string): void => {
  const { origin } = new URL(portalUrl)
  app.get('/sso/check', async (_request, reply) => {
    const shell = await readFile(join(builtFolder, 'check.html'), 'utf8').catch(() => {
      throw notFound()
    })
    // Equivalent to `frame-ancestors`, but without support for a list of origins.
    reply.removeHeader('x-frame-options')
    reply
      .header('content-security-policy', policyFor(origin))
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .type('text/html')
    return reply.send(shell.replace('<html', `<html data-portal="${origin}"`))
  })
}
