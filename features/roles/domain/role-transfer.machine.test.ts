import { describe, expect, test } from 'vitest'
import type { Actor, Person } from '#platform/domain/actor.ts'
import { possibleActions, refusal } from '#platform/domain/machine.ts'
import { actors, person } from '../../../tests/support/actors.ts'
import { matrix } from '../../../tests/support/matrix.ts'
import { roleTransferMachine as machine, type RoleTransferFacts } from './role-transfer.machine.ts'
import { roleTransferActions as actions, roleTransferStates as states } from './states.ts'

const facts: RoleTransferFacts = {
  fromUid: 'giver',
  toUid: 'receiver',
  giverHasRole: true,
  alreadyHeld: false,
}

const loggedInAs = (uid: string): Person => ({ ...person(uid), impersonatedBy: 'portal-admin' })

const who = {
  guest: actors.guest,
  stranger: actors.stranger,
  giver: person('giver'),
  receiver: person('receiver'),
  'portal admin': actors['portal admin'],
  'portal deputy': actors['portal deputy'],
  'as giver': loggedInAs('giver'),
  'as receiver': loggedInAs('receiver'),
} as const satisfies Record<string, Actor>

const may = matrix(
  Object.keys(who) as (keyof typeof who)[],
  actions,
  `               accept  reject  confirm  revoke
  guest          404     404     404      404
  stranger       404     404     404      404
  giver          403     403     yes      yes
  receiver       yes     yes     403      403
  portal admin   403     403     403      yes
  portal deputy  404     404     404      404
  as giver       403     403     403      403
  as receiver    403     403     403      403`,
)

const targets = matrix(
  states,
  actions,
  `            accept    reject    confirm      revoke
  OFFERED     ACCEPTED  REJECTED  -            REVOKED
  ACCEPTED    -         REJECTED  TRANSFERRED  REVOKED
  TRANSFERRED  -        -         -            -
  REJECTED    -         -         -            -
  REVOKED     -         -         -            -`,
)

const refusals: Record<string, string | null> = { yes: null, 403: 'ACCESS_DENIED', 404: 'NOT_FOUND' }

describe.each(Object.keys(who) as (keyof typeof who)[])('%s', (name) => {
  test.each(states)('in the state %s', (state) => {
    for (const action of actions) {
      const denied = refusals[may[name][action]]
      const moved = targets[state][action] === '-' ? 'STATE_CHANGED' : null
      expect(refusal(machine, state, action, who[name], facts), action).toBe(denied ?? moved)
      if (!denied && !moved) expect(machine.transitions[action].to).toBe(targets[state][action])
    }
  })
})

test('what the giver lost meanwhile cannot be handed over', () => {
  const lost = { ...facts, giverHasRole: false }
  expect(refusal(machine, 'ACCEPTED', 'confirm', who.giver, lost)).toBe('STATE_CHANGED')
  expect(possibleActions(machine, 'OFFERED', who.receiver, lost)).toEqual(['reject'])
})

test('a role that the receiver already has is not handed over', () => {
  const received = { ...facts, alreadyHeld: true }
  expect(refusal(machine, 'OFFERED', 'accept', who.receiver, received)).toBe('ROLE_ALREADY_GRANTED')
  expect(refusal(machine, 'ACCEPTED', 'confirm', who.giver, received)).toBe('ROLE_ALREADY_GRANTED')
})
