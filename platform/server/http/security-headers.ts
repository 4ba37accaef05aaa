import type { FastifyInstance, FastifyReply } from 'fastify'

const unframed = "frame-ancestors 'none'"

const policy = (frames: readonly string[], scripts: readonly string[], socket: string | undefined): string =>
  [
    "default-src 'self'",
    ['script-src', "'self'", ...scripts].join(' '),
    // Emotion creates style elements at run time.
    "style-src 'self' 'unsafe-inline'",
    ['img-src', "'self'", 'data:', 'blob:', ...scripts].join(' '),
    "font-src 'self'",
    // Not every browser includes the same-origin socket in 'self'.
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
  // The door of an event reads tickets by the camera.
  'permissions-policy': 'camera=(self), microphone=(), geolocation=()',
  'x-frame-options': 'DENY',
}

type Allowed = {
  frames?: readonly string[]
  scripts?: (() => readonly string[]) | undefined
  socket?: string | undefined
}

/**
 * Sets the security headers on every response; `https` adds strict transport security, `frames` may be shown in
 * frames, `scripts` are the origins of support chats, and `socket` is the only WebSocket origin.
 */
export const addSecurityHeaders = (
  app: FastifyInstance,
  https: boolean,
  { frames = [], scripts = () => [], socket }: Allowed = {},
): void => {
  const all = {
    ...headers,
    ...(https ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  }
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({ ...all, 'content-security-policy': policy(frames, scripts(), socket) })
  })
}

/** Allows these sites, origins as browsers write them, to show a response in a frame; without any no site may. */
export const letFrame = (reply: FastifyReply, origins: readonly string[]): void => {
  if (origins.length === 0) return
  const stated = String(reply.getHeader('content-security-policy'))
  reply.header('content-security-policy', stated.replace(unframed, `frame-ancestors ${origins.join(' ')}`))
  // Equivalent to `frame-ancestors`, but without support for a list of origins.
  reply.removeHeader('x-frame-options')
}
