import { expect, test } from 'vitest'
import { actors, projectOfMatrix, type ActorName } from '../../../tests/support/actors.ts'
import { possibleClaims } from './claim.rules.ts'
import { taskStates } from './states.ts'
import type { TaskFacts } from './task.policy.ts'

const task: TaskFacts = {
  ...projectOfMatrix,
  performer: 'TEAM',
  completedByUid: null,
  otherReviewers: true,
  expertUids: ['expert'],
  participationAllowed: true,
  earlierAccepted: true,
  filled: true,
  expertisesNotRejected: 0,
  expertisesOpen: 0,
}

const reviewers = new Set<ActorName>(['team', 'team admin', 'team tracker', 'tracker'])

test.each(Object.keys(actors) as ActorName[])('%s takes a review exactly where they decide', (name) => {
  const actor = actors[name]
  const reviews = reviewers.has(name)
  for (const state of taskStates) {
    const open = reviews && ['DONE_CODE', 'AUTO_SELECT_PASS', 'AUTO_SELECT_FAIL'].includes(state)
    expect(possibleClaims(actor, state, task, null)).toEqual(open ? ['claim'] : [])
    expect(possibleClaims(actor, state, task, 'somebody else')).toEqual(open ? ['takeOver'] : [])
    if (actor.kind === 'person')
      expect(possibleClaims(actor, state, task, actor.uid)).toEqual(open ? ['release'] : [])
  }
})
