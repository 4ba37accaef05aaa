import { expect, test } from 'vitest'
import { asksForTheme } from './messages.ts'

test('a frame accepts a request for its look, and nothing else', () => {
  expect(asksForTheme({ source: 'runway-page', kind: 'theme', theme: 'dark' })).toBe('dark')
  for (const sent of [
    null,
    'dark',
    42,
    [],
    { kind: 'theme', theme: 'dark' },
    { source: 'runway-page', kind: 'height', theme: 'dark' },
    { source: 'runway-page', kind: 'theme', theme: '<b>' },
    { source: 'runway-page', kind: 'theme', theme: { toString: () => 'dark' } },
  ])
    expect(asksForTheme(sent)).toBeNull()
})
