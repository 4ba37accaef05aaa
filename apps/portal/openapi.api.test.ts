import { expect, test } from 'vitest'
import { everyEndpoint } from '../../tests/support/endpoints.ts'
import { openPortal } from '../../tests/support/portal.ts'

type Operation = {
  operationId?: string
  summary?: string
  tags?: string[]
  parameters?: { name: string; in: string; required?: boolean }[]
  requestBody?: { content: Record<string, { schema: { properties?: Record<string, unknown> } }> }
  responses: Record<string, { description?: string }>
}

const portal = await openPortal()
const answer = await portal.guest.send({ method: 'GET', path: '/openapi.json' })
const document = answer.body as {
  servers: { url: string }[]
  paths: Record<string, Record<string, Operation>>
}
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ at: `${method} ${path}`, path, operation })),
)
const wrong = (isWrong: (one: (typeof operations)[number]) => boolean) =>
  operations.filter(isWrong).map(({ at }) => at)

// The rules of an OpenAPI linter, checked here so that new calls follow them.
test('the running portal describes its calls and nothing else', () => {
  expect(document.servers.map(({ url }) => url)).toEqual(['/'])
  expect(operations.length).toBe(everyEndpoint.length)
  expect(wrong(({ path }) => !path.startsWith('/api/v1/'))).toEqual([])
})

test('every call has a summary, a group, a name of its own, and says what it answers', () => {
  expect(wrong(({ operation }) => !operation.summary || operation.tags?.length !== 1)).toEqual([])
  const names = operations.map(({ operation }) => operation.operationId)
  expect(names.filter((name, i) => !name || names.indexOf(name) !== i)).toEqual([])
  const silent = ({ operation }: (typeof operations)[number]) =>
    Object.values(operation.responses).some(({ description }) => !description)
  expect(wrong(silent)).toEqual([])
})

test('the parameters of an address are described as such', () => {
  const undescribed = ({ path, operation }: (typeof operations)[number]) =>
    [...path.matchAll(/\{(\w+)\}/g)].some(
      ([, name]) => !operation.parameters?.some((one) => one.in === 'path' && one.name === name),
    )
  expect(wrong(undescribed)).toEqual([])
})

test('every upload says that it takes a file, as a form of several parts', () => {
  const uploads = everyEndpoint.filter(({ endpoint }) => endpoint.transport === 'multipart')
  expect(uploads.length).toBeGreaterThan(10)
  for (const { endpoint } of uploads) {
    const body = operations.find(({ operation }) => operation.operationId === endpoint.name)?.operation
      .requestBody
    expect(Object.keys(body?.content ?? {}), endpoint.name).toEqual(['multipart/form-data'])
    expect(body?.content['multipart/form-data']?.schema.properties, endpoint.name).toHaveProperty('file')
  }
})
