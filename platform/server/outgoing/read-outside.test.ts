import { createServer, type AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { afterFile } from '../../../tests/support/after-file.ts'
import { readOutside } from './read-outside.ts'
import type { OutsideWays } from './send-outside.ts'

let reached = 0
const server = createServer((socket) => {
  reached += 1
  socket.destroy()
})
await new Promise<void>((done) => void server.listen(0, '127.0.0.1', () => done()))
afterFile(() => new Promise<void>((done) => void server.close(() => done())))
const { port } = server.address() as AddressInfo

const read = (url: string, ways: OutsideWays = {}) =>
  readOutside({ url, accept: 'text/calendar', maxBytes: 1000, seconds: 2 }, new AbortController().signal, {
    port,
    ...ways,
  })

const named = (address: string) => async () => [{ address, family: address.includes(':') ? 6 : 4 }]

test.each([
  ['http://calendar.example/a.ics', '93.184.216.34'],
  ['https://127.0.0.1/a.ics', '127.0.0.1'],
  ['https://calendar.example/a.ics', '127.0.0.1'],
  ['https://calendar.example/a.ics', '169.254.169.254'],
  ['https://calendar.example/a.ics', '10.0.0.7'],
  ['https://calendar.example/a.ics', '::ffff:127.0.0.1'],
])('%s that leads to %s is not read', async (url, address) => {
  const problem = url.startsWith('http:') || address !== '93.184.216.34' ? 'ADDRESS_NOT_ALLOWED' : ''
  expect(await read(url, { resolve: named(address) })).toEqual({ problem })
  expect(reached).toBe(0)
})

test('a name that leads nowhere, and a server that hangs up, are reported as what they are', async () => {
  expect(await read('https://calendar.example/a.ics', { resolve: async () => [] })).toEqual({
    problem: 'NAME_NOT_FOUND',
  })
  expect(
    await read('https://calendar.example/a.ics', { resolve: named('127.0.0.1'), isAllowed: () => true }),
  ).toEqual({ problem: 'NOT_REACHED' })
  expect(reached).toBe(1)
})
