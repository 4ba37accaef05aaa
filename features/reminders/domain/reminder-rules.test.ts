import { expect, test } from 'vitest'
import { daysOf, hasAudience, lastsAfterDeadline, reminderKinds, timingOf } from './reminder-rules.ts'

test('days from a deadline go there and back', () => {
  for (let days = -30; days <= 30; days += 1) {
    const { timing, days: shown } = timingOf(days)
    expect(daysOf(timing, shown)).toBe(days)
    expect(shown).toBeGreaterThanOrEqual(0)
  }
})

test('each kind waits for somebody, and only what is done late goes on after its deadline', () => {
  expect(reminderKinds.filter((kind) => !hasAudience(kind, 'ASSIGNED'))).toEqual([])
  expect(reminderKinds.filter((kind) => hasAudience(kind, 'TRACKER'))).toEqual(['TASK'])
  expect(reminderKinds.filter(lastsAfterDeadline)).toEqual(['TASK', 'REVIEW'])
})
