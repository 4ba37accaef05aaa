import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { portalRulesVersion } from '#platform/domain/portal-rules.ts'
import { ProductError } from '#platform/domain/product-error.ts'
import { upstreamLifetime, type UpstreamFailure } from '../../domain/upstream.rules.ts'
import type { Deps } from '../deps.ts'
import { newSecret } from '../secrets.ts'
import { upstreamCookie, visitOf } from '../visit.ts'
import { createUpstream, type Upstream, type UpstreamSettings } from './provider.ts'
import { beginUpstream, finishUpstream, type Step } from './sign-in.use-case.ts'

const beginQuery = z.object({
  project_key: z.string().default(''),
  redirected_from: z.string().default(''),
  locale: z.enum(['ru', 'en']).catch('ru'),
  rules_version: z.literal(portalRulesVersion).nullable().catch(null),
})

/** The provider's return path, below the service's URL. */
const callbackPath = '/upstream/callback'

/** The provider of the settings, or none. */
export const upstreamOf = (settings: UpstreamSettings | undefined, url: string): Upstream | null =>
  settings ? createUpstream(settings, url + callbackPath) : null

const signInPage = (deps: Deps, failure: UpstreamFailure, back: URL | null): string => {
  const page = new URL(`${deps.url}/login`)
  if (back) {
    page.searchParams.set('project_key', deps.project.key)
    page.searchParams.set('redirected_from', back.href)
  }
  page.searchParams.set('upstream_failure', failure)
  return page.href
}

const lead = (deps: Deps, reply: FastifyReply, step: Step): FastifyReply =>
  reply
    .header('referrer-policy', 'no-referrer')
    .redirect('failure' in step ? signInPage(deps, step.failure, step.back) : step.redirectTo, 303)

/** A start with unknown parameters: the sign-in page reports it. */
const unknownCaller = (error: unknown): Step => {
  if (error instanceof ProductError && error.status === 400) return { failure: 'FAILED', back: null }
  throw error
}

/** The two browser steps of a sign-in with the provider; both end in a redirect. */
export const addUpstreamRoutes = (app: FastifyInstance, deps: Deps, upstream: Upstream): void => {
  const secure = deps.url.startsWith('https:') ? '; Secure' : ''

  app.get('/sso/upstream/start', async (request, reply) => {
    const {
      project_key: projectKey,
      redirected_from: redirectedFrom,
      locale,
      rules_version: rulesVersion,
    } = beginQuery.parse(request.query)
    const visit = visitOf(request)
    const browser = visit.upstream ?? newSecret()
    const given = { projectKey, redirectedFrom, locale, rulesVersion, browser }
    const step = await beginUpstream(deps, upstream, visit, given).catch(unknownCaller)
    reply.header(
      'set-cookie',
      `${upstreamCookie}=${browser}; Path=/sso; HttpOnly; SameSite=Lax; Max-Age=${2 * upstreamLifetime}${secure}`,
    )
    return lead(deps, reply, step)
  })

  app.get(`/sso${callbackPath}`, async (request, reply) => {
    const returned = new URL(deps.url + callbackPath)
    returned.search = new URL(request.url, deps.url).search
    return lead(deps, reply, await finishUpstream(deps, upstream, visitOf(request), returned))
  })
}
