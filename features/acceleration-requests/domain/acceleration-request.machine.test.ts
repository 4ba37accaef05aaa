import { describe, expect, test } from 'vitest'
import { possibleActions, refusal } from '#platform/domain/machine.ts'
import { actors, projectOfMatrix, type ActorName } from '../../../tests/support/actors.ts'
import { matrix } from '../../../tests/support/matrix.ts'
import {
  accelerationRequestMachine as machine,
  accelerationRequests,
} from './acceleration-request.machine.ts'
import { accelerationRequestActions as actions, accelerationRequestStates as states } from './states.ts'

const everybody = Object.keys(actors) as ActorName[]

/** yes: allowed; 403: visible but not allowed; 404: not visible. */
const who = matrix(
  everybody,
  actions,
  `                 accept  reject  revoke
  guest            404     404     404
  stranger         404     404     404
  leader           403     403     yes
  member           403     403     403
  team             yes     yes     403
  team admin       yes     yes     403
  team tracker     yes     yes     403
  tracker          403     403     403
  other tracker    404     404     404
  expert           404     404     404
  mentor           404     404     404
  team in project  403     403     403
  foreign admin    404     404     404
  portal admin     403     403     403
  portal deputy    403     403     403`,
)

const targets = matrix(
  states,
  actions,
  `        accept  reject  revoke
  NEW     ACCEPT  REJECT  CANCEL
  ACCEPT  -       -       -
  REJECT  -       -       -
  CANCEL  -       -       -`,
)

const approved = { ...projectOfMatrix, acceleratorApproved: true, acceleratorFinished: false }

const refusals: Record<string, string | null> = { yes: null, 403: 'ACCESS_DENIED', 404: 'NOT_FOUND' }

describe.each(everybody)('%s', (name) => {
  const actor = actors[name]

  test.each(states)('with an application in the state %s', (state) => {
    for (const action of actions) {
      const denied = refusals[who[name][action]]
      const moved = targets[state][action] === '-' ? 'STATE_CHANGED' : null
      expect(refusal(machine, state, action, actor, approved), action).toBe(denied ?? moved)
    }
  })

  test('is offered exactly what is possible', () => {
    const offered = possibleActions(machine, 'NEW', actor, approved)
    expect(offered).toEqual(actions.filter((action) => who[name][action] === 'yes'))
  })

  test('sees it or not in every respect alike', () => {
    const visible = accelerationRequests.view.allows(actor, projectOfMatrix)
    expect(Object.values(who[name]).every((cell) => (cell !== '404') === visible)).toBe(true)
  })
})

test('every action leads where it should', () => {
  for (const action of actions) expect(machine.transitions[action].to).toBe(targets.NEW[action])
})

test('an application that nobody tracks yet is not the tracker’s', () => {
  const untracked = { ...projectOfMatrix, trackerUid: null }
  expect(accelerationRequests.view.allows(actors.tracker, untracked)).toBe(false)
})

test('an accelerator that the portal has not approved accepts nothing, but may reject', () => {
  const facts = { ...approved, acceleratorApproved: false }
  expect(refusal(machine, 'NEW', 'accept', actors.team, facts)).toBe('ACCELERATOR_NOT_APPROVED')
  expect(possibleActions(machine, 'NEW', actors.team, facts)).toEqual(['reject'])
})

test('an accelerator that is over accepts nothing, but may reject what still waits', () => {
  const facts = { ...approved, acceleratorFinished: true }
  expect(refusal(machine, 'NEW', 'accept', actors.team, facts)).toBe('ACCELERATOR_FINISHED')
  expect(possibleActions(machine, 'NEW', actors.team, facts)).toEqual(['reject'])
})
