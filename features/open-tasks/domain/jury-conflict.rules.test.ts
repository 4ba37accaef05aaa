import { expect, test } from 'vitest'
import { bars, mayWaive, shownReasons } from './jury-conflict.rules.ts'

test.each([
  ['nothing', { declared: '', reasons: [], waived: [] }, false, false],
  ['declared', { declared: 'Вместе учились', reasons: [], waived: [] }, true, false],
  ['in the team', { declared: '', reasons: ['TEAM_MEMBER'], waived: [] }, true, false],
  ['in the team, waived', { declared: '', reasons: ['TEAM_MEMBER'], waived: ['TEAM_MEMBER'] }, true, false],
  ['same employer', { declared: '', reasons: ['SAME_EMPLOYER'], waived: [] }, true, true],
  ['waived', { declared: '', reasons: ['SAME_EMPLOYER'], waived: ['SAME_EMPLOYER'] }, false, false],
  [
    'found after the waiver',
    { declared: '', reasons: ['TRACKER', 'SAME_EMPLOYER'], waived: ['SAME_EMPLOYER'] },
    true,
    true,
  ],
  ['declared and waived', { declared: 'Друзья', reasons: ['TRACKER'], waived: ['TRACKER'] }, true, false],
] as const)('a conflict: %s', (_name, conflict, barred, waivable) => {
  expect([bars(conflict), mayWaive(conflict)]).toEqual([barred, waivable])
})

test('reviewers rejected by the team, and its investors and mentors, are never disclosed', () => {
  expect(shownReasons(['DECLARED_BY_TEAM', 'SAME_EMPLOYER', 'INVESTOR_OR_MENTOR'])).toEqual(['SAME_EMPLOYER'])
})
