import { describe, expect, test } from 'vitest'
import { system, type Person } from '#platform/domain/actor.ts'
import { possibleActions, refusal } from '#platform/domain/machine.ts'
import { actors, foreign, own, type ActorName } from '../../../tests/support/actors.ts'
import { matrix } from '../../../tests/support/matrix.ts'
import { selectionRecordMachine as machine } from './selection-record.machine.ts'
import { selections } from './selection.policy.ts'
import { recordActions as actions, recordStates as states } from './states.ts'

const everybody = Object.keys(actors) as ActorName[]

/** yes: allowed; 403: visible only; 404: not visible. */
const who = matrix(
  everybody,
  ['view', 'manage'],
  `                 view  manage
  guest            404   404
  stranger         404   404
  leader           404   404
  member           404   404
  team             yes   403
  team admin       yes   yes
  team tracker     yes   403
  tracker          404   404
  other tracker    404   404
  expert           404   404
  mentor           404   404
  team in project  yes   yes
  foreign admin    404   404
  portal admin     yes   403
  portal deputy    yes   403`,
)

const targets = matrix(
  states,
  actions,
  `           finishRun  apply     finishApply
  RUNNING    READY      -         -
  READY      -          APPLYING  -
  APPLYING   -          -         APPLIED
  APPLIED    -          APPLYING  -`,
)

const facts = { acceleratorId: own, applicable: 3 }
/** What the portal itself does when its work is done; nobody else. */
const isEnd = (action: (typeof actions)[number]): boolean => action !== 'apply'

const errors = { yes: null, '403': 'ACCESS_DENIED', '404': 'NOT_FOUND' } as const

describe.each(everybody)('%s', (name) => {
  const actor = actors[name]

  test.each(states)('with a record in the state %s', (state) => {
    for (const action of actions) {
      const denied = isEnd(action) ? 'NOT_FOUND' : errors[who[name].manage as keyof typeof errors]
      const moved = targets[state][action] === '-' ? 'STATE_CHANGED' : null
      expect(refusal(machine, state, action, actor, facts), action).toBe(denied ?? moved)
    }
  })

  test('sees it or not', () => {
    expect(selections.view.allows(actor, facts)).toBe(who[name].view === 'yes')
  })
})

test.each(states)('the portal itself only ends the work of a record in the state %s', (state) => {
  for (const action of actions) {
    const moved = targets[state][action] === '-' ? 'STATE_CHANGED' : null
    expect(refusal(machine, state, action, system, facts), action).toBe(isEnd(action) ? moved : 'NOT_FOUND')
  }
})

test('every action leads where it should', () => {
  for (const state of states)
    for (const action of actions)
      if (targets[state][action] !== '-') expect(machine.transitions[action].to).toBe(targets[state][action])
})

test('results of which none can be applied are not applied; all else does not ask', () => {
  const nothing = { ...facts, applicable: 0 }
  expect(refusal(machine, 'READY', 'apply', actors['team admin'], nothing)).toBe('NOTHING_TO_SELECT')
  expect(possibleActions(machine, 'READY', actors['team admin'], nothing)).toEqual([])
  expect(refusal(machine, 'RUNNING', 'finishRun', system, nothing)).toBeNull()
})

describe('a member with the right to auto-filter', () => {
  const allowed = (actor: Person): Person => ({ ...actor, accessFlags: ['AUTO_FILTER'] })

  test('selects for the accelerator whose team they are in, and for no other', () => {
    expect(selections.manage.allows(allowed(actors.team), facts)).toBe(true)
    expect(selections.manage.allows(allowed(actors.team), { acceleratorId: foreign })).toBe(false)
  })

  test('selects nowhere without being of its team', () => {
    for (const name of ['team tracker', 'tracker', 'expert', 'stranger', 'portal admin'] as const)
      expect(selections.manage.allows(allowed(actors[name]), facts), name).toBe(false)
  })
})
