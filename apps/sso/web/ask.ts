import type { Endpoint, InputOf, ResponseOf } from '#platform/contract/endpoint.ts'
import { queryString } from '#platform/web/api/address.ts'
import { failedAnswer } from '#platform/web/api/answer.ts'
import { ApiError } from '#platform/web/api/api-error.ts'

/** Base path of the service's own calls. */
const service = '/sso/api'

/** Whether the service runs apart, so that the portal's calls are not available here. */
export const isSeparate = (): boolean => document.documentElement.dataset['apart'] !== undefined

/** Base path of the portal's calls, if it runs in the same process. */
export const portal = '/api/v1'

type Input<E extends Endpoint> = { query?: Partial<InputOf<E>['query']>; body?: InputOf<E>['body'] }

/** Makes a call of the sign-on service; the person is identified by the service's own cookie. Throws `ApiError`. */
export const ask = async <E extends Endpoint>(
  endpoint: E,
  input: Input<E> = {},
  root = service,
): Promise<ResponseOf<E>> => {
  const url = root + endpoint.path + queryString(input.query ?? {})
  const body = input.body === undefined ? {} : { body: JSON.stringify(input.body) }
  const headers = {
    accept: 'application/json',
    ...(input.body === undefined ? {} : { 'content-type': 'application/json' }),
  }
  let response: Response
  try {
    response = await fetch(url, { method: endpoint.method, credentials: 'same-origin', headers, ...body })
  } catch {
    throw new ApiError({ url, status: 0, statusText: 'Network Error', body: null })
  }
  if (!response.ok) throw await failedAnswer(response)
  return (await response.json()) as ResponseOf<E>
}
