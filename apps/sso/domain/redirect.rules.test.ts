import { describe, expect, it } from 'vitest'
import { confirmLink, newPasswordLink, returnAddress, signInAgain, withSession } from './redirect.rules.ts'

const project = { key: 'runway', url: 'https://portal.example' }

describe('returnAddress', () => {
  it.each([
    'https://portal.example/get-token',
    'https://portal.example/get-token?redirect=%2Fs%2Fabc&session_id=old',
    'https://portal.example/get-token#fragment',
  ])('takes %s', (given) => expect(returnAddress(project, given)).toBeInstanceOf(URL))

  it.each([
    undefined,
    '',
    '/get-token',
    '//evil.example/get-token',
    '/\\evil.example',
    '\\\\evil.example',
    'https:/\\evil.example/get-token',
    'https:\\\\portal.example/get-token',
    'https://portal.example\\@evil.example/get-token',
    'https://portal.example@evil.example/get-token',
    'https://portal.example:pw@evil.example/get-token',
    'https://user:pw@portal.example/get-token',
    'https://portal.example%40evil.example/get-token',
    'https://portal.example%2eevil.example/get-token',
    'https://portal.example.evil.example/get-token',
    'https://portal.example:8443/get-token',
    'https://evil.example/https://portal.example/get-token',
    'https://evil.example/?x=https://portal.example/get-token',
    'http://portal.example/get-token',
    'HTTPS://portal.example/get-token',
    'javascript://portal.example/get-token%0aalert(1)',
    'data:text/html,https://portal.example/get-token',
    ' https://portal.example/get-token',
    'https://portal.example/get-token\r\nset-cookie:x=1',
    'https://portal.example/\tget-token',
    'https://portаl.example/get-token',
    'https://portal.example/',
    'https://portal.example/get-token/..',
    'https://portal.example/get-token/%2e%2e/logout',
    'https://portal.example/get-token%2f..%2flogout',
    'https://portal.example/logout',
    'https://portal.example/get-tokens',
    '%68ttps://portal.example/get-token',
  ])('refuses %j', (given) => expect(returnAddress(project, given)).toBeNull())
})

describe('links', () => {
  const address = new URL('https://portal.example/get-token?redirect=%2Fs%2Fabc&session_id=old')

  it('puts the fresh session id in place of whatever came', () => {
    expect(withSession(address, 'fresh')).toBe(
      'https://portal.example/get-token?redirect=%2Fs%2Fabc&session_id=fresh',
    )
  })

  it('preserves the return address in the confirmation link, without a session', () => {
    const link = new URL(confirmLink(project, 'abc', signInAgain(address)))
    expect(link.pathname).toBe('/confirm-user')
    expect(link.searchParams.get('token')).toBe('abc')
    expect(link.searchParams.get('redirect')).toBe('/login-portal?redirect=%2Fs%2Fabc')
  })

  it('leads from the email about a forgotten password to the page of the service', () => {
    const link = new URL(newPasswordLink('https://portal.example/sso', project, 'abc', address))
    expect(link.pathname).toBe('/sso/new-password')
    expect(returnAddress(project, link.searchParams.get('redirected_from')!)).not.toBeNull()
  })
})
