import { describe, expect, test } from 'vitest'
import type { Actor } from '#platform/domain/actor.ts'
import { refusal } from '#platform/domain/machine.ts'
import { actors, own, person } from '../../../tests/support/actors.ts'
import { matrix } from '../../../tests/support/matrix.ts'
import { acceleratorTeam } from './accelerator-team.policy.ts'
import { possibleMemberActions } from './member.rules.ts'
import { teamRequestActions as actions, teamRequestStates as states } from './team-request-states.ts'
import { teamRequestMachine as machine } from './team-request.machine.ts'

const who = {
  guest: actors.guest,
  stranger: actors.stranger,
  asker: person('asker'),
  team: actors.team,
  'team tracker': actors['team tracker'],
  tracker: actors.tracker,
  'team admin': actors['team admin'],
  'foreign admin': actors['foreign admin'],
  'portal admin': actors['portal admin'],
  'admin who asks': person('asker', { as: ['ACC'], admin: true }),
  'as team admin': { ...actors['team admin'], impersonatedBy: 'portal-admin' },
  'as asker': { ...person('asker'), impersonatedBy: 'portal-admin' },
} as const satisfies Record<string, Actor>

const names = Object.keys(who) as (keyof typeof who)[]

const rooms = matrix(
  names,
  ['look', 'manage', 'leave'] as const,
  `                look  manage  leave
  guest           no    no      no
  stranger        no    no      no
  asker           no    no      no
  team            no    no      yes
  team tracker    no    no      yes
  tracker         no    no      yes
  team admin      yes   yes     yes
  foreign admin   no    no      no
  portal admin    no    no      no
  admin who asks  yes   yes     yes
  as team admin   yes   no      no
  as asker        no    no      no`,
)

describe("an accelerator's team", () => {
  test.each(names)('opens to %s as far as it should', (name) => {
    for (const action of ['look', 'manage', 'leave'] as const)
      expect(acceleratorTeam[action].allows(who[name], { acceleratorId: own }), action).toBe(
        rooms[name][action] === 'yes',
      )
  })

  test('keeps its last administrator, whose other roles may change', () => {
    const of = (blocked: boolean, lastAdministrator: boolean, by: Actor = who['team admin']) =>
      possibleMemberActions(by, { acceleratorId: own, blocked, lastAdministrator })
    expect(of(false, false)).toEqual(['setRoles', 'block', 'remove'])
    expect(of(true, false)).toEqual(['setRoles', 'unblock', 'remove'])
    expect(of(false, true)).toEqual(['setRoles'])
    expect(of(false, false, who.team)).toEqual([])
    expect(of(false, false, who['as team admin'])).toEqual([])
  })
})

const may = matrix(
  names,
  actions,
  `                accept  reject  revoke
  guest           404     404     404
  stranger        404     404     404
  asker           403     403     yes
  team            404     404     404
  team tracker    404     404     404
  tracker         404     404     404
  team admin      yes     yes     403
  foreign admin   404     404     404
  portal admin    404     404     404
  admin who asks  403     403     yes
  as team admin   403     403     403
  as asker        403     403     403`,
)

const refusals: Record<string, string | null> = { yes: null, 403: 'ACCESS_DENIED', 404: 'NOT_FOUND' }
const request = { personUid: 'asker', acceleratorId: own, hasRole: false }

describe.each(names)('a request to join, for %s', (name) => {
  test.each(states)('in the state %s', (state) => {
    for (const action of actions) {
      const denied = refusals[may[name][action]]
      const moved = state === 'CONSIDERATION' ? null : 'STATE_CHANGED'
      expect(refusal(machine, state, action, who[name], request), action).toBe(denied ?? moved)
    }
  })
})

test('a request for a role that is taken now is not accepted', () => {
  const taken = { ...request, hasRole: true }
  expect(refusal(machine, 'CONSIDERATION', 'accept', who['team admin'], taken)).toBe('ROLE_ALREADY_GRANTED')
  expect(refusal(machine, 'CONSIDERATION', 'reject', who['team admin'], taken)).toBeNull()
  expect(actions.map((action) => machine.transitions[action].to)).toEqual(['ACCEPTED', 'REJECTED', 'REVOKED'])
})
