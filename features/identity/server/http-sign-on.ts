import { z } from 'zod'
import { errorBody } from '#platform/contract/error-body.ts'
import { accountCallPath, accountCalls, accountsThrough } from '#platform/contract/sign-on-accounts.ts'
import { ProductError } from '#platform/domain/product-error.ts'
import { tracedCall } from '#platform/server/tracing/traced-call.ts'
import type { SignOnService } from './sign-on.ts'

const tokens = z.object({
  accessToken: z.string(),
  refreshToken: z.string(),
  uid: z.uuid(),
  avatar: z.string().nullable(),
})
const confirmed = z.object({ redirectTo: z.string().nullable(), passwordPage: z.string().nullable() })
const keySet = z.object({ keys: z.array(z.looseObject({ kid: z.string(), kty: z.string() })) })

const away = () => new ProductError('SERVICE_UNAVAILABLE', { retryAfter: 2 })

/** Product errors of the service are passed on with their code; anything else means that it is unavailable. */
const failed = async (answer: Response): Promise<ProductError> => {
  const body = errorBody.safeParse(await answer.json().catch(() => null))
  // The shared secret was refused: a configuration error that no person can fix by signing in again.
  const refused = answer.headers.has('www-authenticate')
  if (!body.success || answer.status >= 500 || refused) return away()
  return new ProductError(body.data.code, body.data.params, body.data.fields)
}

type Ask = <S extends z.ZodType>(path: string, body: unknown, schema: S) => Promise<z.output<S>>

/** The external sign-on service, at `url` (ending in `/sso`), with the shared secret. */
export const httpSignOn = (url: string, secret: string, timeoutMilliseconds = 5000): SignOnService => {
  const ask: Ask = async (path, body, schema) => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${secret}` }
    const address = `${url}${path}`
    const method = body === undefined ? 'GET' : 'POST'
    const answer = await tracedCall(method, address, () =>
      fetch(address, {
        ...(body === undefined ? {} : { method, body: JSON.stringify(body), headers }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMilliseconds),
      }),
    ).catch(() => {
      throw away()
    })
    if (!answer.ok) throw await failed(answer)
    const parsed = schema.safeParse(await answer.json().catch(() => null))
    if (!parsed.success) throw away()
    return parsed.data
  }
  return {
    exchange: (given) => ask('/api/back-channel/exchange', given, tokens),
    refresh: (given) => ask('/api/back-channel/refresh', given, tokens),
    end: async (sessionId) => void (await ask('/api/back-channel/end', { sessionId }, z.object({}))),
    confirm: (token) => ask('/api/back-channel/confirm', { token }, confirmed),
    keys: async () => await ask('/.well-known/jwks.json', undefined, keySet),
    accounts: accountsThrough((name) => async (given) => {
      const answer = z.object({ result: accountCalls[name].result as z.ZodType })
      return (await ask(`/api${accountCallPath(name)}`, { given }, answer)).result
    }),
  }
}
