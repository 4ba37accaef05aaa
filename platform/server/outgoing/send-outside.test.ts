import { createServer, type AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { isOutsideUrl } from '#platform/domain/outside-url.ts'
import { afterFile } from '../../../tests/support/after-file.ts'
import { sendOutside, type OutsideWays } from './send-outside.ts'

let reached = 0
const server = createServer((socket) => {
  reached += 1
  socket.destroy()
})
await new Promise<void>((done) => void server.listen(0, '127.0.0.1', () => done()))
afterFile(() => new Promise<void>((done) => void server.close(() => done())))
const { port } = server.address() as AddressInfo

const ask = (url: string, ways: OutsideWays) =>
  sendOutside({ url, headers: {}, body: '{}' }, new AbortController().signal, { port, ...ways })

const named =
  (...addresses: string[]) =>
  async () =>
    addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))

test.each([
  ['a name of this machine', 'https://hooks.example.com/', ['127.0.0.1']],
  ['a name of the cloud’s secrets', 'https://hooks.example.com/', ['169.254.169.254']],
  ['a name of which one address is inside', 'https://hooks.example.com/', ['93.184.216.34', '10.0.0.7']],
  ['a name in IPv6 that leads into IPv4', 'https://hooks.example.com/', ['::ffff:127.0.0.1']],
])('%s is not called', async (_what, url, addresses) => {
  expect(await ask(url, { resolve: named(...addresses) })).toEqual({ problem: 'ADDRESS_NOT_ALLOWED' })
})

test.each([
  'https://127.0.0.1/',
  'https://2130706433/',
  'https://0x7f.1/',
  'https://[::1]/',
  'http://example.com/',
])('%s is not called', async (url) => expect(await ask(url, {})).toEqual({ problem: 'ADDRESS_NOT_ALLOWED' }))

test('a name that does not exist is reported as that', async () => {
  expect(await ask('https://hooks.example.com/', { resolve: named() })).toEqual({ problem: 'NAME_NOT_FOUND' })
  expect(
    await ask('https://hooks.example.com/', { resolve: () => Promise.reject(new Error('gone')) }),
  ).toEqual({
    problem: 'NAME_NOT_FOUND',
  })
})

test('the connection goes to the address that was looked at, not to what the name says next', async () => {
  expect(reached).toBe(0)
  const sent: string[] = []
  const answer = await ask('https://hooks.example.com/', {
    resolve: async (name) => {
      sent.push(name)
      return [{ address: '127.0.0.1', family: 4 }]
    },
    isAllowed: () => true,
  })
  expect([answer, sent, reached]).toEqual([{ problem: 'NOT_REACHED' }, ['hooks.example.com'], 1])
})

test('what is no address of a service is none', () => {
  for (const url of [
    '',
    'x',
    'https://a',
    'https://a.b:1/',
    'https://u@a.b/',
    'https://a.b/#c',
    'http://a.b/',
  ])
    expect(isOutsideUrl(url), url).toBe(false)
  expect(isOutsideUrl('https://hooks.example.com/a?b=c')).toBe(true)
})
