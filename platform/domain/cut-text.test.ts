import { expect, test } from 'vitest'
import { cutAtWord, cutText, endOfText } from './cut-text.ts'

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

test('a text that is cut at a word ends with an ellipsis, and is never longer than the limit', () => {
  expect(cutAtWord('Насос для дома', 14)).toBe('Насос для дома')
  expect(cutAtWord('Насос для дома', 13)).toBe('Насос для…')
  // The cut falls between two words: nothing more is lost.
  expect(cutAtWord('Насос для дома', 10)).toBe('Насос для…')
  // A single long word is cut all the same.
  expect(cutAtWord('н'.repeat(20), 10)).toBe(`${'н'.repeat(5)}…`)
  for (const length of [1, 2, 7, 40])
    expect(cutAtWord('😀 насос '.repeat(9), length).length).toBeLessThanOrEqual(length)
})
