import * as oidc from 'openid-client'
import { ProductError } from '#platform/domain/product-error.ts'
import type { UpstreamFailure } from '../../domain/upstream.rules.ts'
import type { Deps } from '../deps.ts'

const unreachable = new Set(['OAUTH_TIMEOUT', 'OAUTH_RESPONSE_IS_NOT_CONFORM', 'OAUTH_RESPONSE_IS_NOT_JSON'])

/** Expected errors at the provider or on the network; any other is a bug of ours. */
const expected = [oidc.ClientError, oidc.AuthorizationResponseError, oidc.ResponseBodyError, TypeError]

const kindOf = (error: Error & { code?: unknown }): UpstreamFailure => {
  if (error instanceof oidc.AuthorizationResponseError) {
    return error.error === 'access_denied' ? 'REFUSED' : 'FAILED'
  }
  // `fetch` throws a TypeError if there is no response.
  if (error.name === 'TypeError' || unreachable.has(String(error.code))) return 'AWAY'
  return 'FAILED'
}

/** The provider's error, for the person; the log gets only the kind of error, without its content. */
export const failureOf = (deps: Deps, error: unknown): UpstreamFailure => {
  if (error instanceof ProductError && error.code === 'RATE_LIMITED') return 'BUSY'
  if (!(error instanceof Error) || !expected.some((kind) => error instanceof kind)) throw error
  const failure = kindOf(error)
  const { name, code } = error as Error & { code?: unknown }
  deps.log.warn({ failure, name, code }, 'a sign-in with the upstream provider failed')
  return failure
}
