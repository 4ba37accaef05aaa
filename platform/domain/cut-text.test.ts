import { expect, test } from 'vitest'
import { cutText } from './cut-text.ts'

test('a text is cut between letters', () => {
  expect(cutText('насос', 9)).toBe('насос')
  expect(cutText('насос', 3)).toBe('нас')
  expect([cutText('a😀b', 1), cutText('a😀b', 2), cutText('a😀b', 3), cutText('a😀', 3)]).toEqual([
    'a',
    'a',
    'a😀',
    'a😀',
  ])
  expect(cutText('😀', 0)).toBe('')
})
