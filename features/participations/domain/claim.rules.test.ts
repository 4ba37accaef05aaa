import { expect, test } from 'vitest'
import { actors, type ActorName } from '../../../tests/support/actors.ts'
import { taskOfMatrix } from '../../../tests/support/task-of-matrix.ts'
import { possibleClaims } from './claim.rules.ts'
import { taskStates } from './states.ts'

const reviewers = new Set<ActorName>(['team', 'team admin', 'team tracker', 'tracker'])

test.each(Object.keys(actors) as ActorName[])('%s takes a review exactly where they decide', (name) => {
  const actor = actors[name]
  const reviews = reviewers.has(name)
  for (const state of taskStates) {
    const open = reviews && ['DONE_CODE', 'AUTO_SELECT_PASS', 'AUTO_SELECT_FAIL'].includes(state)
    expect(possibleClaims(actor, state, taskOfMatrix, null)).toEqual(open ? ['claim'] : [])
    expect(possibleClaims(actor, state, taskOfMatrix, 'somebody else')).toEqual(open ? ['takeOver'] : [])
    if (actor.kind === 'person')
      expect(possibleClaims(actor, state, taskOfMatrix, actor.uid)).toEqual(open ? ['release'] : [])
  }
})
