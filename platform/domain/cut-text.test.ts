import { expect, test } from 'vitest'
import { cutText, endOfText } from './cut-text.ts'

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
  expect(endOfText('насос', 9)).toBe('насос')
  expect([endOfText('a😀b', 1), endOfText('a😀b', 2), endOfText('a😀b', 3), endOfText('😀', 0)]).toEqual([
    'b',
    'b',
    '😀b',
    '',
  ])
})
