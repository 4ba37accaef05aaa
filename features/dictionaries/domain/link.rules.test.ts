import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aboveOf, linkRefusal, mayBePutBelow } from './link.rules.ts'

// 1 is the parent of 2, 2 of 3; 4 of 5; 6 has no links.
const links = new Map([
  [1, null],
  [2, 1],
  [3, 2],
  [4, null],
  [5, 4],
  [6, null],
])

describe('a link from parent to child', () => {
  const table = `
        1 2 3 4 5 6
    1   S - O - O -
    2   C S - - O -
    3   C C S - O -
    4   - O O S - -
    5   - O O C S -
    6   - O O - O S`
  const words = {
    S: 'DICTIONARY_SELF_LINK',
    C: 'DICTIONARY_CYCLIC_LINK',
    O: 'DICTIONARY_IN_OTHER_CHAIN',
    '-': null,
  }
  const rows = table
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.trim().split(/\s+/))
  test.each(rows)('from %s', (parent, ...cells) => {
    cells.forEach((cell, at) =>
      expect(linkRefusal(links, Number(parent), at + 1), `${parent} → ${at + 1}`).toBe(
        words[cell as keyof typeof words],
      ),
    )
  })
})

test('no sequence of allowed links ever makes a cycle or a second parent', () => {
  const id = fc.integer({ min: 1, max: 8 })
  fc.assert(
    fc.property(
      fc.array(fc.record({ parent: id, child: id, cut: fc.boolean() }), { maxLength: 60 }),
      (actions) => {
        const made = new Map<number, number | null>()
        for (const { parent, child, cut } of actions) {
          const before = made.get(child) ?? null
          if (cut) made.set(child, null)
          else if (linkRefusal(made, parent, child) === null) {
            expect(before === null || before === parent).toBe(true)
            made.set(child, parent)
          }
          for (const one of made.keys()) expect(aboveOf(made, one)).not.toContain(one)
        }
      },
    ),
  )
})

test.each([
  [null, true],
  [7, true],
  [1, true],
  [8, false],
])('a value below %s may be put below 7, which lies below 1: %s', (present, may) =>
  expect(mayBePutBelow(present, { id: 7, above: [1] })).toBe(may),
)
