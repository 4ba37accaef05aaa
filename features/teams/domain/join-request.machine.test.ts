import { describe, expect, test } from 'vitest'
import type { Actor, Person } from '#platform/domain/actor.ts'
import { refusal } from '#platform/domain/machine.ts'
import { actors, own, person } from '../../../tests/support/actors.ts'
import { matrix } from '../../../tests/support/matrix.ts'
import { joinRequestActions as actions, joinRequestStates as states } from './join-request-states.ts'
import { joinRequestMachine as machine, type JoinRequestFacts } from './join-request.machine.ts'
import { respondInfoOf } from './respond.rules.ts'

const facts: JoinRequestFacts = {
  personUid: 'asker',
  personActive: true,
  leaderUid: 'leader',
  keeperId: null,
  memberUids: ['leader', 'member'],
}

const keptFacts: JoinRequestFacts = { ...facts, leaderUid: null, keeperId: own, memberUids: [] }

const loggedInAs = (uid: string): Person => ({ ...person(uid), impersonatedBy: 'portal-admin' })

const who = {
  guest: actors.guest,
  stranger: actors.stranger,
  asker: person('asker'),
  leader: actors.leader,
  member: actors.member,
  team: actors.team,
  'team tracker': actors['team tracker'],
  tracker: actors.tracker,
  'foreign admin': actors['foreign admin'],
  'team admin': actors['team admin'],
  'portal admin': actors['portal admin'],
  'as asker': loggedInAs('asker'),
  'as leader': loggedInAs('leader'),
} as const satisfies Record<string, Actor>

const names = Object.keys(who) as (keyof typeof who)[]

const may = matrix(
  names,
  actions,
  `               accept  reject  revoke
  guest          404     404     404
  stranger       404     404     404
  asker          403     403     yes
  leader         yes     yes     403
  member         403     403     403
  team           404     404     404
  team tracker   404     404     404
  tracker        404     404     404
  foreign admin  404     404     404
  team admin     404     404     404
  portal admin   404     404     404
  as asker       403     403     403
  as leader      yes     yes     403`,
)

/** Before the project has a leader, the team of its owning accelerator decides. */
const managed = matrix(
  names,
  actions,
  `               accept  reject  revoke
  guest          404     404     404
  stranger       404     404     404
  asker          403     403     yes
  leader         404     404     404
  member         404     404     404
  team           yes     yes     403
  team tracker   yes     yes     403
  tracker        404     404     404
  foreign admin  404     404     404
  team admin     yes     yes     403
  portal admin   404     404     404
  as asker       403     403     403
  as leader      404     404     404`,
)

const targets = matrix(
  states,
  actions,
  `                accept    reject    revoke
  CONSIDERATION   ACCEPTED  REJECTED  REVOKED
  ACCEPTED        -         -         -
  REJECTED        -         -         -
  REVOKED         -         -         -`,
)

const refusals: Record<string, string | null> = { yes: null, 403: 'ACCESS_DENIED', 404: 'NOT_FOUND' }

describe.each(names)('%s', (name) => {
  test.each(states)('with a request in the state %s', (state) => {
    for (const action of actions) {
      const denied = refusals[may[name][action]]
      const ofKept = refusal(machine, state, action, who[name], keptFacts)
      expect([action, ofKept?.replace('STATE_CHANGED', '') || null]).toEqual([
        action,
        refusals[managed[name][action]],
      ])
      const moved = targets[state][action] === '-' ? 'STATE_CHANGED' : null
      expect(refusal(machine, state, action, who[name], facts), action).toBe(denied ?? moved)
      if (!moved) expect(machine.transitions[action].to).toBe(targets[state][action])
    }
  })
})

test('who was blocked meanwhile is not taken in, but may be rejected', () => {
  const blocked = { ...facts, personActive: false }
  expect(refusal(machine, 'CONSIDERATION', 'accept', who.leader, blocked)).toBe('USER_NOT_INITIATOR')
  expect(refusal(machine, 'CONSIDERATION', 'reject', who.leader, blocked)).toBeNull()
})

test('a requester who leads now does not decide on themselves', () => {
  const asLeader = { ...facts, leaderUid: 'asker', memberUids: ['asker'] }
  expect(refusal(machine, 'CONSIDERATION', 'accept', who.asker, asLeader)).toBe('ACCESS_DENIED')
})

test('the button says why it is not there', () => {
  expect(respondInfoOf({ inTeam: true, hasRequested: true })).toBe('IN_PROJECT_TEAM')
  expect(respondInfoOf({ inTeam: false, hasRequested: true })).toBe('EXISTS_RESPOND')
  expect(respondInfoOf({ inTeam: false, hasRequested: false })).toBeNull()
})
