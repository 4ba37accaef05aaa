import { expect, test } from 'vitest'
import { withKeys } from './verb-keys.ts'

const keysOf = (...names: string[]) => withKeys(names.map((key) => ({ key }))).map(({ keys }) => keys)

test('a verb has the same letter everywhere', () => {
  expect(keysOf('accept', 'return', 'reject', 'edit')).toEqual(['A', 'B', 'R', 'E'])
})

test('of two verbs with one letter the first has it', () => {
  expect(keysOf('approve', 'consent')).toEqual(['A', undefined])
})

test('what deletes has no letter', () => {
  expect(keysOf('delete', 'remove', 'revoke')).toEqual([undefined, undefined, undefined])
})
