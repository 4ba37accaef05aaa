import { beforeAll, expect, test, vi } from 'vitest'
import type { Person } from '../../../tests/support/factories/person.ts'
import { openPortal, type TestPortal } from '../../../tests/support/portal.ts'
import { countPageHit, getPageHits } from '../contract/page-hit.endpoints.ts'
import { hitDays, maxOfPage } from '../domain/hits.rules.ts'
import { hits } from './count-hits.ts'
import { countPageHitQuery } from './page-hits.query.ts'

let portal: TestPortal
let acc: Person
let acceleratorId: number
let trackId: number

const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:131.0) Gecko/20100101 Firefox/131.0'

beforeAll(async () => {
  portal = await openPortal()
  const { make } = portal
  const accelerator = await make.accelerator()
  acceleratorId = accelerator.id
  acc = await make.member({ accelerator, role: 'ACC' })
  trackId = (await make.track({ accelerator })).id
})

const open = (path: string, id?: number, headers: object = {}) =>
  portal.guest.call(countPageHit, {
    headers: { 'user-agent': browser, ...headers },
    body: { path, ...(id === undefined ? {} : { id }) },
  })

const read = async () => {
  await hits.flush(portal.db)
  return portal.as(acc).call(getPageHits, { query: { acceleratorId: String(acceleratorId) } })
}

test('pages of an accelerator and of its tracks are counted by day, by readers who did not ask for quiet', async () => {
  for (let n = 0; n < 2; n += 1) await open('/details/accelerator', acceleratorId)
  await open('/details/accelerator-program-track', trackId)
  await open('/details/accelerator-program-track', trackId, { dnt: '1' })
  await open('/details/accelerator-program-track', trackId, { 'sec-gpc': '1' })
  await open('/details/accelerator-program-track', trackId, { 'user-agent': 'Googlebot/2.1' })
  await open('/details/accelerator-program-track', 999_999)
  const { status, body } = await read()
  expect(status).toBe(200)
  expect(body).toMatchObject({ accelerator: 2, tracks: [{ track: { id: trackId }, hits: 1 }] })
  expect(body['days']).toHaveLength(hitDays)
  expect((body['days'] as { hits: number }[]).at(-1)!.hits).toBe(3)
})

test('one address adds no more than an office would', async () => {
  for (let n = 0; n < maxOfPage + 5; n += 1) await open('/details/accelerator', acceleratorId)
  expect((await read()).body['accelerator']).toBe(maxOfPage)
})

test('who works elsewhere finds nothing', async () => {
  const other = await portal.make.member({ accelerator: await portal.make.accelerator(), role: 'ACC' })
  const answer = await portal.as(other).call(getPageHits, { query: { acceleratorId: String(acceleratorId) } })
  expect(answer.status).toBe(404)
})

test('a service receives the path alone, of no secret page, and not from robots', async () => {
  await portal.setVariable('analyticsUrl', 'https://stats.example/api/event')
  const send = vi.fn(async () => ({ status: 202 }))
  const { handle } = countPageHitQuery({
    publicUrl: 'https://portal.example',
    send,
  })
  const hit = (path: string, headers: object = { 'user-agent': browser }) =>
    handle({ address: '203.0.113.9', db: portal.db } as never, { headers, body: { path } } as never)
  await hit('/portal')
  await hit('/s/aZ3')
  await hit('/portal', { 'user-agent': 'curl/8' })
  await hit('/portal', { 'user-agent': browser, dnt: '1' })
  expect(send).toHaveBeenCalledTimes(1)
  const [[{ url, headers, body }]] = send.mock.calls as unknown as [
    [{ url: string; headers: object; body: string }],
  ]
  expect(url).toBe('https://stats.example/api/event')
  expect(JSON.parse(body)).toEqual({
    name: 'pageview',
    domain: 'portal.example',
    url: 'https://portal.example/portal',
  })
  expect(JSON.stringify(headers)).not.toContain('203.0.113.9')
})
