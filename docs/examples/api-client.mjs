// A client of the portal's API in one file: it reads the OpenAPI description and offers each call by its operationId.
// RUNWAY_URL=https://portal.example RUNWAY_TOKEN=runway_… node docs/examples/api-client.mjs listProjectsInWork acceleratorId=1
import { pathToFileURL } from 'node:url'

/** An error of the portal: its code, the fields that are wrong, and the id by which its log finds the request. */
export class ApiError extends Error {
  constructor(status, { code, fields, requestId } = {}) {
    super(code ?? `HTTP ${status}`)
    Object.assign(this, { status, code, fields, requestId })
  }
}

const operationsOf = ({ paths }) =>
  new Map(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => [
        operation.operationId,
        { path, method, ...operation },
      ]),
    ),
  )

/** Reads the description once; `call` makes any of its calls with a token of “Profile → API tokens”. */
export const createClient = async ({ url, token }) => {
  const description = await fetch(new URL('/api/v1/openapi.json', url))
  if (!description.ok) throw new ApiError(description.status)
  const operations = operationsOf(await description.json())

  const call = async (operationId, input = {}) => {
    const operation = operations.get(operationId)
    if (!operation) throw new Error(`The portal has no call ${operationId}`)
    const { path, method, parameters = [], requestBody } = operation
    const named = (place) => parameters.filter((one) => one.in === place && input[one.name] !== undefined)
    const address = new URL(
      path.replace(/\{(\w+)\}/g, (_all, name) => encodeURIComponent(input[name])),
      url,
    )
    for (const { name } of named('query')) address.searchParams.set(name, input[name])
    const headers = { authorization: `Bearer ${token}`, 'accept-language': 'en' }
    for (const { name } of named('header')) headers[name] = String(input[name])
    if (requestBody) headers['content-type'] = 'application/json'
    const answer = await fetch(address, {
      method: method.toUpperCase(),
      headers,
      ...(requestBody ? { body: JSON.stringify(input.body ?? {}) } : {}),
    })
    if (answer.status === 429)
      throw new ApiError(429, { code: `Retry after ${answer.headers.get('retry-after')} seconds` })
    if (!answer.ok) throw new ApiError(answer.status, await answer.json().catch(() => ({})))
    return answer.status === 204 ? undefined : answer.json()
  }
  return { call, operations: [...operations.keys()] }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [operationId, ...pairs] = process.argv.slice(2)
  const client = await createClient({ url: process.env.RUNWAY_URL, token: process.env.RUNWAY_TOKEN })
  const input = Object.fromEntries(pairs.map((pair) => pair.split(/=(.*)/s)))
  console.log(JSON.stringify(await client.call(operationId, input), null, 2))
}
