import { describe, expect, test } from 'vitest'
import type { Actor, Person } from '#platform/domain/actor.ts'
import { possibleActions, refusal } from '#platform/domain/machine.ts'
import { actors, person } from '../../../tests/support/actors.ts'
import { matrix } from '../../../tests/support/matrix.ts'
import { leadershipMachine as machine, type LeadershipFacts } from './leadership.machine.ts'
import { leadershipActions as actions, leadershipStates as states } from './leadership.states.ts'

const facts: LeadershipFacts = {
  fromUid: 'leader',
  toUid: 'heir',
  memberUids: ['leader', 'heir', 'member'],
  possible: true,
}

const loggedInAs = (uid: string): Person => ({ ...person(uid), impersonatedBy: 'portal-admin' })

const who = {
  guest: actors.guest,
  stranger: actors.stranger,
  leader: actors.leader,
  heir: person('heir'),
  member: actors.member,
  'team admin': actors['team admin'],
  'portal admin': actors['portal admin'],
  'as leader': loggedInAs('leader'),
  'as heir': loggedInAs('heir'),
} as const satisfies Record<string, Actor>

const names = Object.keys(who) as (keyof typeof who)[]

const may = matrix(
  names,
  actions,
  `               accept  decline  revoke
  guest          404     404      404
  stranger       404     404      404
  leader         403     403      yes
  heir           yes     yes      403
  member         403     403      403
  team admin     404     404      404
  portal admin   404     404      404
  as leader      403     403      403
  as heir        403     403      403`,
)

const targets = matrix(
  states,
  actions,
  `            accept    decline   revoke
  OFFERED     ACCEPTED  DECLINED  REVOKED
  ACCEPTED    -         -         -
  DECLINED    -         -         -
  REVOKED     -         -         -`,
)

const refusals: Record<string, string | null> = { yes: null, 403: 'ACCESS_DENIED', 404: 'NOT_FOUND' }

describe.each(names)('%s', (name) => {
  test.each(states)('with an offer in the state %s', (state) => {
    for (const action of actions) {
      const denied = refusals[may[name][action]]
      const moved = targets[state][action] === '-' ? 'STATE_CHANGED' : null
      expect(refusal(machine, state, action, who[name], facts), action).toBe(denied ?? moved)
      if (!moved) expect(machine.transitions[action].to).toBe(targets[state][action])
    }
  })
})

test('what is no longer possible is only declined or taken back', () => {
  const stale = { ...facts, possible: false }
  expect(refusal(machine, 'OFFERED', 'accept', who.heir, stale)).toBe('STATE_CHANGED')
  expect(possibleActions(machine, 'OFFERED', who.heir, stale)).toEqual(['decline'])
  expect(possibleActions(machine, 'OFFERED', who.leader, stale)).toEqual(['revoke'])
})
