import { describe, expect, test } from 'vitest'
import type { Actor } from '#platform/domain/actor.ts'
import { refusal } from '#platform/domain/machine.ts'
import { actors, person } from '../../../tests/support/actors.ts'
import { matrix } from '../../../tests/support/matrix.ts'
import { people, peopleLists, type PersonFacts } from './people.policy.ts'
import { personMoves, personStates } from './people.states.ts'
import { personMachine as machine } from './person.machine.ts'

const who = {
  guest: actors.guest,
  stranger: actors.stranger,
  'team admin': actors['team admin'],
  'portal admin': actors['portal admin'],
  'portal deputy': actors['portal deputy'],
  themselves: person('target', { roles: ['ADMIN'] }),
  'admin as other': { ...actors['portal admin'], impersonatedBy: 'somebody' },
} as const satisfies Record<string, Actor>

const names = Object.keys(who) as (keyof typeof who)[]

const actions = ['block', 'merge', 'logInAs', 'settleRoles', 'resetSecondFactor'] as const

const onPlain = matrix(
  names,
  actions,
  `                block  merge  logInAs  settleRoles  resetSecondFactor
  guest           404    404    404      404          404
  stranger        404    404    404      404          404
  team admin      404    404    404      404          404
  portal admin    yes    yes    yes      yes          yes
  portal deputy   yes    403    403      403          403
  themselves      403    403    403      yes          403
  admin as other  403    403    403      403          403`,
)

const onAdministrator = matrix(
  names,
  actions,
  `                block  merge  logInAs  settleRoles  resetSecondFactor
  guest           404    404    404      404          404
  stranger        404    404    404      404          404
  team admin      404    404    404      404          404
  portal admin    yes    yes    403      yes          yes
  portal deputy   403    403    403      403          403
  themselves      403    403    403      yes          403
  admin as other  403    403    403      403          403`,
)

const answer = (actor: Actor, action: (typeof actions)[number], facts: PersonFacts): string => {
  if (!people[action].visible(actor, facts)) return '404'
  return people[action].allows(actor, facts) ? 'yes' : '403'
}

describe.each(names)('%s', (name) => {
  test.each(actions)('%s', (action) => {
    const plain = { uid: 'target', administers: false, active: true, merged: false }
    expect(answer(who[name], action, plain)).toBe(onPlain[name][action])
    expect(answer(who[name], action, { ...plain, administers: true })).toBe(onAdministrator[name][action])
  })

  test.each(personStates)('moves a person in the state %s', (state) => {
    const facts = { uid: 'target', administers: false, active: state === 'A', merged: false }
    const targets = { block: state === 'A', unblock: state === 'B', merge: state === 'A' }
    const allowed = { block: onPlain[name].block, unblock: onPlain[name].block, merge: onPlain[name].merge }
    for (const move of personMoves)
      expect(refusal(machine, state, move, who[name], facts), move).toBe(
        { yes: null, 403: 'ACCESS_DENIED', 404: 'NOT_FOUND' }[allowed[move] as 'yes'] ??
          (targets[move] ? null : 'STATE_CHANGED'),
      )
  })
})

test('an account that was merged is never opened again', () => {
  const merged = { uid: 'target', administers: false, active: false, merged: true }
  expect(refusal(machine, 'B', 'unblock', actors['portal admin'], merged)).toBe('STATE_CHANGED')
})

test('nobody logs in as a blocked person', () => {
  const blocked = { uid: 'target', administers: false, active: false, merged: false }
  expect(people.logInAs.allows(actors['portal admin'], blocked)).toBe(false)
})

test('only who is somebody else returns', () => {
  expect(names.filter((name) => peopleLists.return.allows(who[name], null))).toEqual(['admin as other'])
})
