import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import en from '../texts/en.json' with { type: 'json' }
import ru from '../texts/ru.json' with { type: 'json' }
import { termsVersion } from './terms.ts'

/** Each wording by its version: whoever changes the words adds a line, and raises the version. */
const wordings: Record<number, string> = { 1: 'd9121a7fe9e20b62' }

test('who takes a job agrees to the words of the version that is kept', () => {
  const words = [ru, en].flatMap(({ order }) => [order.secrecy, order.actions.takeText])
  expect(createHash('sha256').update(words.join('|')).digest('hex').slice(0, 16)).toBe(wordings[termsVersion])
})
