import { expect, test } from 'vitest'
import { lineDiff } from './line-diff.rules.ts'

const signs = { same: ' ', gone: '-', added: '+' }
const diffOf = (before: string, after: string) =>
  lineDiff(before, after).map(({ kind, text }) => signs[kind] + text)

test.each([
  ['a\nb', 'a\nb', [' a', ' b']],
  ['a\nb\nc', 'a\nx\nc', [' a', '-b', '+x', ' c']],
  ['', 'a', ['-', '+a']],
  ['a\nb', 'b', ['-a', ' b']],
  ['b', 'a\nb', ['+a', ' b']],
])('%j and %j', (before, after, lines) => {
  expect(diffOf(before, after)).toEqual(lines)
})

test('texts of very many lines are not compared line by line', () => {
  const long = 'x\n'.repeat(700)
  expect(lineDiff(long, `${long}y`).filter(({ kind }) => kind === 'same')).toEqual([])
})
