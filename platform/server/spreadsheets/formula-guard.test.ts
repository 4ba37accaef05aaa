import fc from 'fast-check'
import { expect, test } from 'vitest'
import { guarded, unguarded } from './formula-guard.ts'

test('no text begins as a formula does, and each comes back as it was', () => {
  const text = fc.string({ unit: fc.constantFrom("'", '=', '+', '-', '@', '\t', 'a', ' ') })
  fc.assert(
    fc.property(text, (given) => {
      expect(guarded(given)).not.toMatch(/^[=+\-@\t\r]/)
      expect(unguarded(guarded(given))).toBe(given)
    }),
  )
})

test('an apostrophe of a name stays', () => expect(unguarded("'Солнце'")).toBe("'Солнце'"))
