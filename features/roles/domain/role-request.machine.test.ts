import { describe, expect, test } from 'vitest'
import type { Actor } from '#platform/domain/actor.ts'
import { refusal } from '#platform/domain/machine.ts'
import { actors, person } from '../../../tests/support/actors.ts'
import { matrix } from '../../../tests/support/matrix.ts'
import { roleRequestMachine as machine } from './role-request.machine.ts'
import { roleRequestActions as actions, roleRequestStates as states } from './states.ts'

const who = {
  guest: actors.guest,
  stranger: actors.stranger,
  asker: person('asker'),
  'portal admin': actors['portal admin'],
  'portal deputy': actors['portal deputy'],
  'admin who asks': { ...person('asker', { roles: ['ADMIN'] }) },
  'as asker': { ...person('asker'), impersonatedBy: 'portal-admin' },
} as const satisfies Record<string, Actor>

const may = matrix(
  Object.keys(who) as (keyof typeof who)[],
  actions,
  `                accept  reject  revoke
  guest           404     404     404
  stranger        404     404     404
  asker           403     403     yes
  portal admin    yes     yes     403
  portal deputy   403     403     403
  admin who asks  403     403     yes
  as asker        403     403     403`,
)

const refusals: Record<string, string | null> = { yes: null, 403: 'ACCESS_DENIED', 404: 'NOT_FOUND' }

describe.each(Object.keys(who) as (keyof typeof who)[])('%s', (name) => {
  test.each(states)('with a request in the state %s', (state) => {
    for (const action of actions) {
      const denied = refusals[may[name][action]]
      const moved = state === 'CONSIDERATION' ? null : 'STATE_CHANGED'
      expect(refusal(machine, state, action, who[name], { personUid: 'asker' }), action).toBe(denied ?? moved)
    }
  })
})

test('every action leads where it should', () => {
  expect(actions.map((action) => machine.transitions[action].to)).toEqual(['ACCEPTED', 'REJECTED', 'REVOKED'])
})
