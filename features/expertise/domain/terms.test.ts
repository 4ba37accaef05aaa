import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import en from '../texts/en.json' with { type: 'json' }
import ru from '../texts/ru.json' with { type: 'json' }
import { termsVersion } from './terms.ts'

/** Hash of each wording by version: to change the words, add a line and increment the version. */
const wordings: Record<number, string> = { 1: 'd9121a7fe9e20b62' }

test('who takes a job agrees to the words of the version that is stored', () => {
  const words = [ru, en].flatMap(({ order }) => [order.secrecy, order.actions.takeText])
  expect(createHash('sha256').update(words.join('|')).digest('hex').slice(0, 16)).toBe(wordings[termsVersion])
})
