import { describe, expect, test } from 'vitest'
import type { Actor } from '#platform/domain/actor.ts'
import { refusal } from '#platform/domain/machine.ts'
import { actors, person } from '../../../tests/support/actors.ts'
import { matrix } from '../../../tests/support/matrix.ts'
import { erasureRequestMachine as machine, type ErasureFacts } from './erasure-request.machine.ts'
import { erasureActions as actions, erasureStates as states } from './states.ts'

const who = {
  guest: actors.guest,
  stranger: actors.stranger,
  asker: person('asker'),
  'team admin': actors['team admin'],
  'portal admin': actors['portal admin'],
  'portal deputy': actors['portal deputy'],
  'admin who asks': person('asker', { roles: ['ADMIN'] }),
  'as asker': { ...person('asker'), impersonatedBy: 'portal-admin' },
} as const satisfies Record<string, Actor>

const may = matrix(
  Object.keys(who) as (keyof typeof who)[],
  actions,
  `                approve  reject  withdraw
  guest           404      404     404
  stranger        404      404     404
  asker           403      403     yes
  team admin      404      404     404
  portal admin    yes      yes     403
  portal deputy   403      403     403
  admin who asks  403      403     yes
  as asker        403      403     403`,
)

const refusals: Record<string, string | null> = { yes: null, 403: 'ACCESS_DENIED', 404: 'NOT_FOUND' }
const free: ErasureFacts = { personUid: 'asker', obstacles: [] }

describe.each(Object.keys(who) as (keyof typeof who)[])('%s', (name) => {
  test.each(states)('with a request in the state %s', (state) => {
    for (const action of actions) {
      const denied = refusals[may[name][action]]
      const moved = state === 'ASKED' ? null : 'STATE_CHANGED'
      expect(refusal(machine, state, action, who[name], free), action).toBe(denied ?? moved)
    }
  })
})

test('what others depend on prevents a person from being erased, not from being refused or from thinking again', () => {
  const bound: ErasureFacts = {
    personUid: 'asker',
    obstacles: [{ code: 'ERASURE_LEADS_PROJECT', name: 'Теплоконтур' }],
  }
  const ask = (action: (typeof actions)[number], by: Actor) => refusal(machine, 'ASKED', action, by, bound)
  expect(ask('approve', who['portal admin'])).toBe('ERASURE_LEADS_PROJECT')
  expect(ask('reject', who['portal admin'])).toBeNull()
  expect(ask('withdraw', who.asker)).toBeNull()
})

test('every action leads where it should', () => {
  expect(actions.map((action) => machine.transitions[action].to)).toEqual([
    'APPROVED',
    'REJECTED',
    'WITHDRAWN',
  ])
})
