import type { FastifyInstance, FastifyReply } from 'fastify'

const unframed = "frame-ancestors 'none'"

const policy = (frames: readonly string[], scripts: readonly string[], socket: string | undefined): string =>
  [
    "default-src 'self'",
    ['script-src', "'self'", ...scripts].join(' '),
    // Emotion writes style elements at run time.
    "style-src 'self' 'unsafe-inline'",
    ['img-src', "'self'", 'data:', 'blob:', ...scripts].join(' '),
    "font-src 'self'",
    // Not every browser takes the own socket for 'self'.
    ['connect-src', "'self'", ...(socket ? [socket] : []), ...scripts].join(' '),
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    ['frame-src', "'self'", ...frames, ...scripts].join(' '),
    unframed,
  ].join('; ')

const headers: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  'x-frame-options': 'DENY',
}

type Allowed = {
  frames?: readonly string[]
  scripts?: readonly string[]
  socket?: string | undefined
}

/**
 * Puts the same headers on every answer; `https` adds strict transport security, `frames` may be shown
 * on its pages, `scripts` are the origins of support chats, and `socket` is the one origin of sockets that they may open.
 */
export const addSecurityHeaders = (
  app: FastifyInstance,
  https: boolean,
  { frames = [], scripts = [], socket }: Allowed = {},
): void => {
  const all = {
    ...headers,
    'content-security-policy': policy(frames, scripts, socket),
    ...(https ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  }
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(all)
  })
}

/** Lets these sites, origins as browsers write them, show an answer in a frame; without any it stays as it is: shown in none. */
export const letFrame = (reply: FastifyReply, origins: readonly string[]): void => {
  if (origins.length === 0) return
  const stated = String(reply.getHeader('content-security-policy'))
  reply.header('content-security-policy', stated.replace(unframed, `frame-ancestors ${origins.join(' ')}`))
  // It says the same as `frame-ancestors` and knows no list of origins.
  reply.removeHeader('x-frame-options')
}
