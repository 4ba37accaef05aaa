import type { FastifyInstance } from 'fastify'

const policy = [
  "default-src 'self'",
  "script-src 'self'",
  // Emotion writes style elements at run time.
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self' ws: wss:",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

const headers: Readonly<Record<string, string>> = {
  'content-security-policy': policy,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  'x-frame-options': 'DENY',
}

/** Puts the same headers on every answer; `https` adds strict transport security. */
export const addSecurityHeaders = (app: FastifyInstance, https: boolean): void => {
  const all = https
    ? { ...headers, 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
    : headers
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(all)
  })
}
