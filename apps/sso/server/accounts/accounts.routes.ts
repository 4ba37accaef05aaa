import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { createHash, timingSafeEqual } from 'node:crypto'
import { accountCalls, type SignOnAccounts } from '#platform/contract/sign-on-accounts.ts'
import { portalPolicy } from '#platform/domain/policy.ts'
import { ProductError } from '#platform/domain/product-error.ts'
import type { Handler, Received } from '#platform/server/handler.ts'
import { mountFeatures, type ContextOf } from '#platform/server/http/mount.ts'
import { accountEndpoints, type AccountEndpoint } from '../../contract/accounts.endpoints.ts'

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Whether the request comes from the portal. Digests are compared: equally long, and in constant time. */
const knowsSecret = (request: FastifyRequest, secret: string | undefined): boolean => {
  if (secret === undefined) return false
  return timingSafeEqual(digest(request.headers.authorization ?? ''), digest(`Bearer ${secret}`))
}

type Action = (given: never) => Promise<unknown>

/** Like every action of the service: in its own transactions. */
const handlerOf = (endpoint: AccountEndpoint, action: Action): Handler => ({
  endpoint,
  kind: 'command',
  action: portalPolicy.visit.name,
  handle: async (_ctx, { body }: Received<AccountEndpoint>) => ({
    result: (await action(body.given as never)) ?? null,
  }),
})

/**
 * Mounts the calls about accounts behind the shared secret, in a separate scope: the secret is checked before the
 * request is parsed, and nothing mounted here is reachable without it.
 */
export const accountRoutes =
  (accounts: SignOnAccounts, secret: string | undefined, contextOf: ContextOf): FastifyPluginAsync =>
  async (app) => {
    app.addHook('onRequest', async (request, reply) => {
      if (knowsSecret(request, secret)) return
      // Distinguishes a wrong secret of the portal from an ended session of a person.
      reply.header('www-authenticate', 'Bearer')
      throw new ProductError('SESSION_EXPIRED')
    })
    const names = Object.keys(accountCalls) as (keyof SignOnAccounts)[]
    const handlers = names.map((name, at) => handlerOf(accountEndpoints[at]!, accounts[name]))
    mountFeatures(
      app,
      [{ name: 'sign-on-accounts', endpoints: accountEndpoints, handlers }],
      contextOf,
      '/sso/api',
    )
  }
