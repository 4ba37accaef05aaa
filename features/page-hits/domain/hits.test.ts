import { expect, test } from 'vitest'
import { asksForQuiet, countedKind, isCounted } from './hits.rules.ts'

test.each([
  ['/', true],
  ['/portal', true],
  ['/bch/view/my-projects', true],
  ['/details/accelerator-program-track', true],
  ['/s/aZ3', false],
  ['/confirm/12ab', false],
  ['/portal?email=a@b', false],
  ['//evil.example', false],
  ['/a%00b', false],
  [`/${'a'.repeat(101)}`, false],
])('%s is counted: %s', (path, counted) => {
  expect(isCounted(path)).toBe(counted)
})

test.each([
  ['/details/accelerator', 'ACCELERATOR'],
  ['/details/accelerator-program-track', 'TRACK'],
  ['/details/accelerator-program', null],
  ['toString', null],
])('of %s the portal counts %s', (path, kind) => {
  expect(countedKind(path)).toBe(kind)
})

test('either header asks for quiet, and only by its one value', () => {
  expect(asksForQuiet({ dnt: '1' })).toBe(true)
  expect(asksForQuiet({ 'sec-gpc': '1' })).toBe(true)
  expect(asksForQuiet({ dnt: '0' })).toBe(false)
  expect(asksForQuiet({})).toBe(false)
})
