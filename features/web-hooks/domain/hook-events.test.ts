import { expect, test } from 'vitest'
import { hookEventNames, hookEventOf, hookEvents } from './hook-events.ts'

test('every event of the list is found by the portal’s event, and no other', () => {
  for (const name of hookEventNames) expect(hookEventOf(hookEvents[name].source)).toBe(name)
  expect(hookEventOf('TaskProgressDeleted')).toBeUndefined()
})

test('two events never have the same source', () => {
  expect(new Set(hookEventNames.map((name) => hookEvents[name].source)).size).toBe(hookEventNames.length)
})
