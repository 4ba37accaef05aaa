import { z } from 'zod'
import { errorBody } from '#platform/contract/error-body.ts'
import { ProductError } from '#platform/domain/product-error.ts'
import type { SignOnService } from './sign-on.ts'

const tokens = z.object({
  accessToken: z.string(),
  refreshToken: z.string(),
  uid: z.uuid(),
  avatar: z.string().nullable(),
})
const confirmed = z.object({ redirectTo: z.string().nullable() })
const keySet = z.object({ keys: z.array(z.looseObject({ kid: z.string(), kty: z.string() })) })

const away = () => new ProductError('SERVICE_UNAVAILABLE', { retryAfter: 2 })

/** A refusal of the service is passed on with its code; anything else means that it is away. */
const failed = async (answer: Response): Promise<ProductError> => {
  const body = errorBody.safeParse(await answer.json().catch(() => null))
  if (!body.success || answer.status >= 500) return away()
  return new ProductError(body.data.code, body.data.params, body.data.fields)
}

/** The sign-on service running elsewhere, at `url` (its address ending in `/sso`). */
export const httpSignOn = (url: string, timeoutMilliseconds = 5000): SignOnService => {
  const ask = async <S extends z.ZodType>(path: string, body: unknown, schema: S): Promise<z.output<S>> => {
    const answer = await fetch(`${url}${path}`, {
      ...(body === undefined
        ? {}
        : { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMilliseconds),
    }).catch(() => {
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
    confirm: (token) => ask('/api/confirm', { token }, confirmed),
    keys: async () => await ask('/.well-known/jwks.json', undefined, keySet),
  }
}
