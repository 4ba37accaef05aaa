import { describe, expect, it } from 'vitest'
import { redactUrl } from './redact-url.ts'

describe('redactUrl', () => {
  it.each([
    ['/api/v1/jwt/refresh-token?refreshToken=abc', '/api/v1/jwt/refresh-token?refreshToken=***'],
    ['/get-token?a=1&session_id=abc&b=2', '/get-token?a=1&session_id=***&b=2'],
    ['/confirm-user?token=abc&redirect=%2Fx', '/confirm-user?token=***&redirect=%2Fx'],
    [
      '/api/v1/integration/questionary/submitSOBA?Name=Anna&secret=abc',
      '/api/v1/integration/questionary/submitSOBA?***',
    ],
    ['/x?secret=abc&a=1', '/x?secret=***&a=1'],
    ['/socket?ticket=abc', '/socket?ticket=***'],
    ['/api/v1/calculation/shared?link=abc', '/api/v1/calculation/shared?link=***'],
    ['/api/v1/first-start/link?key=abc', '/api/v1/first-start/link?key=***'],
    ['/experts?preview=abc&a=1', '/experts?preview=***&a=1'],
    ['/login?returnUrl=%2Fexperts%3Fpreview%3Dabc', '/login?returnUrl=%2Fexperts%3Fpreview%3D***'],
    ['/sso/upstream/callback?code=abc&state=s', '/sso/upstream/callback?code=***&state=s'],
    ['/x?%74oken=abc', '/x?%74oken=***'],
    ['/x?TOKEN=abc&token=', '/x?TOKEN=***&token=***'],
    ['/x?token=a%26b%3D', '/x?token=***'],
    [
      '/sso/login?redirected_from=https%3A%2F%2Fp%2Fget-token%3Fsession_id%3Dabc%26to%3D1',
      '/sso/login?redirected_from=https%3A%2F%2Fp%2Fget-token%3Fsession_id%3D***%26to%3D1',
    ],
  ])('strikes secrets from %s', (given, logged) => {
    expect(redactUrl(given)).toBe(logged)
  })

  it.each(['/x', '/x?', '/x?limit=5&findText=token', '/x?%zz=1', '/token/abc?tokenised=1'])(
    'leaves %s alone',
    (url) => {
      expect(redactUrl(url)).toBe(url)
    },
  )
})
