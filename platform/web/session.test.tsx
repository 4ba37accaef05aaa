import { afterEach, expect, test } from 'vitest'
import * as session from './session.ts'

afterEach(() => {
  session.clearSession()
  localStorage.clear()
})

test('a session id is made once, at random, and stored in its cookie', () => {
  const first = session.sessionId()
  expect(first).toMatch(/^[\da-f]{48}$/)
  expect(session.sessionId()).toBe(first)
  expect(document.cookie).toContain(`session_id=${first}`)
})

test('tokens are under the names of the specification', () => {
  session.saveTokens({ accessToken: 'a', refreshToken: 'b' })
  expect(localStorage.getItem('access_token')).toBe('a')
  expect(localStorage.getItem('refresh_token')).toBe('b')
})

test('a pair that lacks a token is not stored', () => {
  expect(() => session.saveTokens({ accessToken: 'a', refreshToken: '' })).toThrow()
  expect(session.mayBeSignedIn()).toBe(false)
})

test('signing out forgets tokens, session and user type, not the last role and accelerator', () => {
  session.sessionId()
  session.saveTokens({ accessToken: 'a', refreshToken: 'b' })
  session.setLoginRole('me', 'TRC')
  session.saveAcceleratorId('me', 4)
  session.clearSession()
  expect(session.mayBeSignedIn()).toBe(false)
  expect(session.savedSessionId()).toBeNull()
  expect(localStorage.getItem('user_type')).toBeNull()
  expect(session.lastLoginRole('me')).toBe('TRC')
  expect(session.lastLoginRole('somebody else')).toBeNull()
  expect(session.savedAcceleratorId('me')).toBe(4)
})

test('a role that an older page left without its person counts for nobody', () => {
  localStorage.setItem('user_last_login_role', 'TRC')
  expect(session.lastLoginRole('me')).toBeNull()
})

test('the way back is a path of this portal, and is taken once', () => {
  session.rememberReturn('/bch/view/my-projects?page=2')
  expect(session.takeReturn()).toBe('/bch/view/my-projects?page=2')
  expect(session.takeReturn()).toBeNull()
  for (const bad of ['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)']) {
    session.rememberReturn(bad)
    expect(session.takeReturn()).toBeNull()
  }
})

test('tokens that older pages left in the tab are cleared at start-up', () => {
  sessionStorage.setItem('access_token', 'x')
  sessionStorage.setItem('refresh_token', 'y')
  session.clearTabTokens()
  expect([sessionStorage.getItem('access_token'), sessionStorage.getItem('refresh_token')]).toEqual([
    null,
    null,
  ])
})
