import { expect, test } from 'vitest'
import { copyName } from './version-names.rules.ts'

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
