import { expect, test } from 'vitest'
import { copyName, freeName } from './version-names.rules.ts'

test.each([
  ['Посев', 'Посев (2)'],
  ['Посев (2)', 'Посев (3)'],
  ['Посев (99)', 'Посев (100)'],
  ['Посев (осень)', 'Посев (осень) (2)'],
  ['(2)', '(2) (2)'],
])('a copy of %s is %s', (name, copy) => {
  expect(copyName(name)).toBe(copy)
})

test('a copy of the longest name is no longer than a name may be', () => {
  for (const name of ['я'.repeat(255), '😀'.repeat(127), `${'я'.repeat(249)} (99)`]) {
    expect(copyName(name).length).toBeLessThanOrEqual(255)
    expect(copyName(name).isWellFormed()).toBe(true)
    expect(copyName(name)).toMatch(/ \(\d+\)$/)
  }
})

test('a name that is taken takes the next number that is not', () => {
  expect(freeName('Посев', new Set(['Рост']))).toBe('Посев')
  expect(freeName('Посев', new Set(['Посев']))).toBe('Посев (2)')
  expect(freeName('Посев', new Set(['Посев', 'Посев (2)', 'Посев (4)']))).toBe('Посев (3)')
})
