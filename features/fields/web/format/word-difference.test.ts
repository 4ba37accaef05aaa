import fc from 'fast-check'
import { expect, test } from 'vitest'
import { wordDifference, type Piece } from './word-difference.ts'

const side = (pieces: readonly Piece[], other: Piece['kind']): string =>
  pieces
    .filter(({ kind }) => kind !== other)
    .map(({ text }) => text)
    .join('')

const rendered = (before: string, after: string): string =>
  wordDifference(before, after)
    .map(({ text, kind }) => (kind === 'same' ? text : kind === 'added' ? `[+${text}]` : `[-${text}]`))
    .join('')

test.each([
  ['Мы делаем насос.', 'Мы делаем тихий насос.', 'Мы делаем [+тихий ]насос.'],
  ['Рынок: 3 млрд', 'Рынок: 5 млрд', 'Рынок: [-3][+5] млрд'],
  ['', 'Новый текст', '[+Новый текст]'],
  ['Старый текст', '', '[-Старый текст]'],
  ['То же самое', 'То же самое', 'То же самое'],
  ['a b', 'b a', '[-a ]b[+ a]'],
])('%j became %j', (before, after, pieces) => {
  expect(rendered(before, after)).toBe(pieces)
})

const text = fc
  .array(fc.constantFrom('дом', 'лес', ' ', '\n', '!', 'a1', '𝒳'), { maxLength: 40 })
  .map((all) => all.join(''))

test('the pieces are both texts, letter for letter', () => {
  fc.assert(
    fc.property(text, text, (before, after) => {
      const pieces = wordDifference(before, after)
      expect(side(pieces, 'added')).toBe(before)
      expect(side(pieces, 'removed')).toBe(after)
      expect(pieces.every(({ text: piece }) => piece !== '')).toBe(true)
    }),
  )
})

test('two long texts without a common word are recognised at once', () => {
  const [before, after] = ['раз '.repeat(2000), 'два,'.repeat(2000)]
  expect(wordDifference(before, after).map(({ kind }) => kind)).toEqual(['removed', 'added'])
})
