import { expect, test } from 'vitest'
import { actors, type ActorName } from '../../../tests/support/actors.ts'
import { matrix } from '../../../tests/support/matrix.ts'
import { taskOfMatrix } from '../../../tests/support/task-of-matrix.ts'
import {
  mayComment,
  mayEditAnswer,
  mayPublishBusinessPlan,
  mayRemark,
  writingRefusal,
} from './editing.rules.ts'
import type { TaskFacts } from './task.policy.ts'

const everybody = Object.keys(actors) as ActorName[]

const work: Record<'allowed' | 'blocked' | 'transferred', TaskFacts> = {
  allowed: taskOfMatrix,
  blocked: { ...taskOfMatrix, participationAllowed: false },
  transferred: { ...taskOfMatrix, participationAllowed: false, transferred: true },
}
const kinds = ['allowed', 'blocked', 'transferred'] as const

const comments = matrix(
  everybody,
  kinds,
  `                 allowed  blocked  transferred
  guest            -        -        -
  stranger         -        -        -
  leader           yes      -        -
  member           yes      -        -
  team             yes      -        -
  team admin       yes      -        -
  team tracker     yes      -        -
  tracker          yes      -        -
  other tracker    -        -        -
  expert           -        -        -
  mentor           -        -        -
  team in project  yes      -        -
  foreign admin    -        -        -
  portal admin     -        -        -
  portal deputy    -        -        -`,
)

test.each(everybody)('a comment of %s: only on work that goes on', (who) => {
  for (const kind of kinds)
    expect([kind, mayComment(actors[who], work[kind]) ? 'yes' : '-']).toEqual([kind, comments[who][kind]])
})

test('blocked work says why nothing may be written in it', () => {
  expect(writingRefusal(work.allowed)).toBeNull()
  expect(writingRefusal(work.blocked)).toBe('PARTICIPATION_BLOCKED')
})

test.each(everybody)('in blocked work %s writes nothing at all', (who) => {
  const actor = actors[who]
  expect([
    mayComment(actor, work.blocked),
    mayRemark(actor, 'DONE_CODE', work.blocked),
    mayEditAnswer(actor, 'PROCESS_CODE', work.blocked),
    mayPublishBusinessPlan(actor, 'DONE_CODE', work.blocked),
  ]).toEqual([false, false, false, false])
})
