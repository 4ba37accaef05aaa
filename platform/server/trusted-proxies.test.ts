import { describe, expect, onTestFinished, test } from 'vitest'
import { loadConfig } from './config.ts'
import { createHttpApp } from './http/app.ts'

const read = (given: string) => loadConfig({ TRUST_PROXY: given }).trustProxy

describe('TRUST_PROXY', () => {
  test.each([
    ['false', false],
    ['1', 1],
    ['2', 2],
    ['10.0.0.0/8, 192.0.2.4', '10.0.0.0/8,192.0.2.4'],
    ['loopback,2001:db8::/32', 'loopback,2001:db8::/32'],
  ])('%s is read', (given, expected) => expect(read(given)).toEqual(expected))

  test('true is refused, with what to write instead', () => {
    expect(() => read('true')).toThrow(
      /TRUST_PROXY: true would believe .*; write the number of proxies.*1 behind one nginx/s,
    )
  })

  test.each(['0', '10', '-1', 'yes', '10.0.0.0/33', '10.0.0.0/0', '10.0.0.0/8/8', '300.0.0.1', ','])(
    '%s is refused',
    (given) => expect(() => read(given)).toThrow('TRUST_PROXY: must be the number of proxies'),
  )
})

describe('the address of a client', () => {
  const seen = async (trustProxy: string, forwarded: string): Promise<string> => {
    const app = await createHttpApp({
      logLevel: 'silent',
      https: false,
      requestsPerMinute: 1000,
      trustProxy: read(trustProxy),
      constraintErrors: {},
    })
    onTestFinished(() => app.close())
    app.get('/ip', async ({ ip }) => ({ ip }))
    // Requests come from 127.0.0.1: the proxy in front.
    const answer = await app.inject({ url: '/ip', headers: { 'x-forwarded-for': forwarded } })
    return answer.json<{ ip: string }>().ip
  }
  const forged = '198.51.100.1, 203.0.113.7'

  test.each([
    ['false', forged, '127.0.0.1'],
    ['1', forged, '203.0.113.7'],
    ['2', `${forged}, 10.0.0.5`, '203.0.113.7'],
    ['loopback', forged, '203.0.113.7'],
    ['loopback, 10.0.0.0/8', `${forged}, 10.0.0.5`, '203.0.113.7'],
    ['10.0.0.0/8', forged, '127.0.0.1'],
  ])('behind %s is never what the client says of itself', async (trusted, forwarded, expected) => {
    expect(await seen(trusted, forwarded)).toBe(expected)
  })
})
