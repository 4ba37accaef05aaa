import { beforeAll, expect, test } from 'vitest'
import { previewPath } from '#platform/domain/page-preview.ts'
import { openPortal, type TestPortal } from '../../tests/support/portal.ts'

let portal: TestPortal

const most = 6

beforeAll(async () => {
  portal = await openPortal({ requestsPerMinute: most })
})

/** Drawing one costs far more than requesting it. */
test('pictures of link previews are counted by address together with calls, with the time to come back', async () => {
  const ask = (url: string, remoteAddress = '203.0.113.7') =>
    portal.app.inject({ method: 'GET', url, remoteAddress })
  const picture = `${previewPath}/details/project-details?id=1`
  for (let sent = 0; sent < most; sent++)
    expect((await ask(sent % 2 ? picture : '/api/v1/showcase/projects/list')).statusCode).not.toBe(429)
  const refused = await ask(picture)
  expect([refused.statusCode, refused.json()]).toEqual([
    429,
    expect.objectContaining({ code: 'RATE_LIMITED' }),
  ])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect((await ask('/api/v1/showcase/projects/list')).statusCode).toBe(429)
  expect((await ask(picture, '203.0.113.8')).statusCode).toBe(404)
})

test('a line of IPv6 is counted as one, whichever of its addresses it asks from', async () => {
  const ask = (remoteAddress: string) =>
    portal.app.inject({ method: 'GET', url: '/api/v1/showcase/projects/list', remoteAddress })
  for (let sent = 0; sent < most; sent++)
    expect((await ask(`2001:db8:1:2::${sent}`)).statusCode).not.toBe(429)
  expect((await ask('2001:db8:1:2:ffff::1')).statusCode).toBe(429)
  expect((await ask('2001:db8:1:3::1')).statusCode).not.toBe(429)
})
