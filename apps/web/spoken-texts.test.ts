import { expect, test } from 'vitest'
import { isSpoken } from './spoken-texts.ts'

const sources = [
  "const t = useTexts('people'); t('list.title')",
  'context.text(`people:showcase.${role}.all`)',
  "table: { texts: 'showcases:showcased' }",
  "t('found', { count })",
]

test.each([
  ['people', 'list', true],
  // A key without a namespace may be of any.
  ['platform', 'list', true],
  ['people', 'showcase', true],
  ['programmes', 'showcase', false],
  ['showcases', 'showcased', true],
  ['people', 'found_many', true],
  ['people', 'lis', false],
  ['people', 'builder', false],
])('of %s the group %s is said: %s', (namespace, group, said) => {
  expect(isSpoken(sources, namespace, group)).toBe(said)
})
