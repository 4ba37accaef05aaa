import { describe, expect, it } from 'vitest'
import { portalReturnUrl } from './return-url.rules.ts'

const portal = 'https://portal.example'

describe('portalReturnUrl', () => {
  it.each([
    ['/get-token', 'https://portal.example/get-token'],
    ['/get-token?to=%2Fs%2Fx', 'https://portal.example/get-token?to=%2Fs%2Fx'],
    ['https://portal.example/get-token?a=1', 'https://portal.example/get-token?a=1'],
  ])('takes %s', (given, full) => expect(portalReturnUrl(portal, given)).toBe(full))

  it.each([
    '//evil.example/get-token',
    '/\\evil.example/get-token',
    '\\\\evil.example/get-token',
    '/\t/evil.example/get-token',
    'https://portal.example@evil.example/get-token',
    'https://user@portal.example/get-token',
    'https://portal.example.evil.example/get-token',
    'http://portal.example/get-token',
    'javascript:alert(1)',
    '/other',
    '/get-token/../other',
    '/get-token/x',
    '',
  ])('refuses %j', (given) => expect(portalReturnUrl(portal, given)).toBeNull())
})
