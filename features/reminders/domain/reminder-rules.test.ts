import { expect, test } from 'vitest'
import { matrix } from '../../../tests/support/matrix.ts'
import { daysOf, hasAudience, reminderAudiences, reminderKinds, timingOf, timings } from './reminder-rules.ts'

test('days from a deadline go there and back', () => {
  for (let days = -30; days <= 30; days += 1) {
    const { timing, days: shown } = timingOf(days)
    expect(daysOf(timing, shown)).toBe(days)
    expect(shown).toBeGreaterThanOrEqual(0)
  }
})

const until = matrix(
  reminderKinds,
  reminderAudiences,
  `           ASSIGNED  CLIENT  TRACKER  TEAM
  TASK        yes       -       yes      yes
  INTAKE      yes       -       -        yes
  REVIEW      yes       yes     -        yes
  EVENT       yes       -       -        yes
  INVITATION  yes       -       -        yes`,
)

const afterwards = matrix(
  reminderKinds,
  reminderAudiences,
  `           ASSIGNED  CLIENT  TRACKER  TEAM
  TASK        yes       -       yes      yes
  INTAKE      yes       -       -        -
  REVIEW      yes       yes     -        yes
  EVENT       yes       -       -        yes
  INVITATION  yes       -       -        yes`,
)

test.each(reminderKinds)('%s has these recipients before its deadline and after it', (kind) => {
  for (const timing of timings)
    for (const audience of reminderAudiences)
      expect([timing, audience, hasAudience(kind, timing, audience)]).toEqual([
        timing,
        audience,
        (timing === 'AFTER' ? afterwards : until)[kind][audience] === 'yes',
      ])
})
