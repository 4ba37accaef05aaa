import { expect, test } from 'vitest'
import { ownPath } from '../own-path.ts'
import { returnTarget } from './return-target.ts'

const origin = 'https://portal.example'

test.each([
  ['/portal', '/portal'],
  ['/s/alpha?apply=1#tasks', '/s/alpha?apply=1#tasks'],
  ['/bch/view/my-projects/edit?projectId=5', '/bch/view/my-projects/edit?projectId=5'],
  ['https://portal.example/portal', '/portal'],
  ['/a/../b', '/b'],
  ['/redirect?to=https://evil.example', '/redirect?to=https://evil.example'],
  ['//evil.example', null],
  ['/\\evil.example', null],
  ['\\\\evil.example', null],
  ['/\t/evil.example', null],
  ['/\n/evil.example', null],
  ['\t//evil.example', null],
  ['/.//evil.example', null],
  ['/./\\evil.example', null],
  ['/a/..//evil.example', null],
  ['https://evil.example/', null],
  ['https://portal.example.evil.example/', null],
  ['https://portal.example@evil.example/', null],
  ['https://portal.example:444/', null],
  ['http://portal.example/', null],
  ['javascript:alert(1)', null],
  ['data:text/html,hello', null],
  ['portal', null],
  ['', null],
  [null, null],
  [undefined, null],
])('%j is the own path %j', (given, path) => {
  expect(ownPath(given, origin)).toBe(path)
})

test.each([
  '/login-portal',
  '/login-portal?sign_up=1',
  '/logout',
  '/get-token?session_id=x',
  '/registrate-user/',
  '/confirm-user',
])('coming back to %s would go round in circles', (path) => {
  expect(returnTarget(path, origin)).toBeNull()
})

test.each([
  '/portal',
  '/portal/',
  '/portal?lang=en',
  '/portal#tracks',
  '/portal/projects-start-page',
  '/portal/investor-start-page',
  '/portal/accelerators-start-page',
  '/portal/experts-start-page',
  '/portal/investors-static',
])('a person who signs in on the start page %s gets to their own first page', (path) => {
  expect(returnTarget(path, origin)).toBeNull()
})

test('other pages below the start page are targets', () => {
  expect(returnTarget('/portal/projects/12', origin)).toBe('/portal/projects/12')
})

test('a page whose name begins like a step of signing in is a target', () => {
  expect(returnTarget('/logout-help', origin)).toBe('/logout-help')
})

test('what the parsed path means is never another origin', () => {
  for (const start of ['/', '//', '/\\', '/.', '/./', '/%2e/', '/\t', '\\']) {
    for (const rest of [
      '/evil.example',
      '\\evil.example',
      'evil.example',
      '//evil.example',
      '@evil.example',
    ]) {
      const path = ownPath(start + rest, origin)
      if (path !== null) expect(new URL(path, origin).origin).toBe(origin)
    }
  }
})
