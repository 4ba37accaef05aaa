import type { FastifyInstance } from 'fastify'

const policy = (frames: readonly string[], socket: string | undefined): string =>
  [
    "default-src 'self'",
    "script-src 'self'",
    // Emotion writes style elements at run time.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    // Not every browser takes the own socket for 'self'.
    ['connect-src', "'self'", ...(socket ? [socket] : [])].join(' '),
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    ['frame-src', "'self'", ...frames].join(' '),
    "frame-ancestors 'none'",
  ].join('; ')

const headers: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  'x-frame-options': 'DENY',
}

/**
 * Puts the same headers on every answer; `https` adds strict transport security, `frames` may be shown
 * on its pages, and `socket` is the one origin of sockets that they may open.
 */
export const addSecurityHeaders = (
  app: FastifyInstance,
  https: boolean,
  { frames = [], socket }: { frames?: readonly string[]; socket?: string | undefined } = {},
): void => {
  const all = {
    ...headers,
    'content-security-policy': policy(frames, socket),
    ...(https ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  }
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(all)
  })
}
