import { createConfig, lintFromString } from '@redocly/openapi-core'
import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { createApiToken } from '../../features/api-tokens/contract/api-token.endpoints.ts'
import { openPortal } from '../../tests/support/portal.ts'

const example = fileURLToPath(new URL('../../docs/examples/api-client.mjs', import.meta.url))
const run = promisify(execFile)

test('a public linter of OpenAPI finds no error and no warning', { timeout: 60_000 }, async () => {
  const portal = await openPortal()
  const { payload } = await portal.app.inject({ url: '/api/v1/openapi.json' })
  // The library behind the command-line tool: it neither downloads nor reports anything.
  const config = await createConfig({ extends: ['recommended'] })
  const problems = await lintFromString({ source: payload, absoluteRef: '/openapi.json', config })
  expect(
    problems.map(({ ruleId, message, location }) => `${ruleId} ${location[0]?.pointer ?? ''}: ${message}`),
  ).toEqual([])
})

test('the linter finds a description that is wrong', async () => {
  const config = await createConfig({ extends: ['recommended'] })
  const source = JSON.stringify({ openapi: '3.1.0', info: { title: 'x' }, paths: { '/a/{b}': { get: {} } } })
  const problems = await lintFromString({ source, absoluteRef: '/openapi.json', config })
  expect(problems.map(({ ruleId }) => ruleId)).toEqual(
    expect.arrayContaining(['struct', 'path-parameters-defined']),
  )
})

test('the example of a client calls the running portal by its description, with an API token', async () => {
  const portal = await openPortal()
  const accelerator = await portal.make.accelerator()
  const admin = await portal.make.member({ accelerator, role: 'ACC', admin: true })
  await portal.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = portal.app.server.address() as { port: number }
  const made = await portal.as(admin).call(createApiToken, {
    body: { name: 'Пример', scope: 'READ', days: 30, acceleratorId: null },
  })
  const call = (...given: string[]) =>
    run(process.execPath, [example, ...given], {
      env: { RUNWAY_URL: `http://127.0.0.1:${port}`, RUNWAY_TOKEN: String(made.body['secret']) },
    })
  const { stdout } = await call('getMenu')
  expect(JSON.parse(stdout)).toHaveProperty('items')
  await expect(call('revokeApiToken')).rejects.toThrow('TOKEN_CLOSED')
  await expect(call('noSuchCall')).rejects.toThrow('has no call noSuchCall')
})
