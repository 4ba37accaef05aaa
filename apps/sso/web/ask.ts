import type { Endpoint, InputOf, ResponseOf } from '#platform/contract/endpoint.ts'
import { queryString } from '#platform/web/api/address.ts'
import { failedAnswer } from '#platform/web/api/answer.ts'
import { ApiError } from '#platform/web/api/api-error.ts'

/** Where the service's own calls live. */
const service = '/sso/api'

/** Whether the service stands apart, so that no call of the portal is to be had here. */
export const standsApart = (): boolean => document.documentElement.dataset['apart'] !== undefined

/** Where the portal's calls live, when it runs in the same process. */
export const portal = '/api/v1'

type Input<E extends Endpoint> = { query?: Partial<InputOf<E>['query']>; body?: InputOf<E>['body'] }

/** Makes a call of the sign-on service; the person is known by the service's own cookie. Fails with `ApiError`. */
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
