import type { FastifyRequest } from 'fastify'
import { ProductError } from '#platform/domain/product-error.ts'

const hostOf = (origin: string): string | null => (URL.canParse(origin) ? new URL(origin).host : null)

const fromElsewhere = (request: FastifyRequest, ownOrigin: string): boolean => {
  const site = request.headers['sec-fetch-site']
  if (site !== undefined) return site !== 'same-origin'
  const { origin } = request.headers
  // Neither header: not a browser, so no cookie is sent automatically.
  if (origin === undefined) return false
  return origin !== ownOrigin && hostOf(origin) !== request.headers.host
}

const isJson = (type: string | undefined): boolean => /^application\/json\s*(;|$)/i.test(type ?? '')

/** Refuses posts that another site's page may have caused (cross-site request forgery): foreign, or not JSON. */
export const refuseForeign = (request: FastifyRequest, ownOrigin: string): void => {
  if (request.method === 'GET' || request.method === 'HEAD') return
  if (fromElsewhere(request, ownOrigin)) throw new ProductError('ACCESS_DENIED')
  if (!isJson(request.headers['content-type'])) {
    throw Object.assign(new Error('not JSON'), { statusCode: 415 })
  }
}
