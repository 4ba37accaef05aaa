import { expect, test } from 'vitest'
import { paramsOf } from './page.ts'

test.each([
  ['/portal', '/portal', {}],
  ['/portal', '/portal/', {}],
  ['/', '/', {}],
  ['/portal', '/portal/more', null],
  ['/s/:shortlink', '/s/alpha', { shortlink: 'alpha' }],
  ['/s/:shortlink', '/s/%D1%82%D1%80%D0%B5%D0%BA', { shortlink: 'трек' }],
  ['/s/:shortlink', '/s/%E0%A4%A', { shortlink: '%E0%A4%A' }],
  ['/s/:shortlink', '/s/', null],
  ['/s/:shortlink', '/s/a/b', null],
])('%s and %s', (path, given, params) => {
  expect(paramsOf({ path }, given)).toEqual(params)
})
