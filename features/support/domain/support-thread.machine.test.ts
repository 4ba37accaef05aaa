import { describe, expect, it } from 'vitest'
import type { Actor, Person } from '#platform/domain/actor.ts'
import { possibleActions } from '#platform/domain/machine.ts'
import { supportStates } from './states.ts'
import { supportThreadMachine } from './support-thread.machine.ts'
import type { SupportFacts } from './support.policy.ts'

const person = (uid: string, roles: Person['roles'] = []): Person => ({
  kind: 'person',
  uid,
  roles,
  memberships: [],
  accessFlags: [],
  impersonatedBy: null,
})

const matrix = (actor: Actor, facts: Partial<SupportFacts> = {}) =>
  supportStates.map((state) =>
    possibleActions(supportThreadMachine, state, actor, {
      personUid: 'anna',
      ownerUid: 'vera',
      ...facts,
    }).join(),
  )

describe('a request to the administrators', () => {
  it.each([
    ['ADMIN', ['takeOver,answer,close', 'takeOver,answer,close', 'takeOver,answer,close', 'answer,reopen']],
    ['HTADM', ['takeOver,answer,close', 'takeOver,answer,close', 'takeOver,answer,close', 'answer,reopen']],
    ['INI', ['', '', '', '']],
  ] as const)('%s may do %j', (role, expected) => {
    expect(matrix(person('boris', [role]))).toEqual(expected)
  })

  it('is written on by its author', () => {
    expect(matrix(person('anna'))).toEqual(['write', 'write', 'write', 'write'])
    expect(matrix({ kind: 'guest' })).toEqual(['', '', '', ''])
    expect(matrix({ kind: 'guest' }, { hasLink: true })).toEqual(['', '', '', ''])
    expect(matrix({ kind: 'guest' }, { personUid: null })).toEqual(['', '', '', ''])
  })

  it('is written on by a guest who has its link', () => {
    expect(matrix({ kind: 'guest' }, { personUid: null, hasLink: true })).toEqual([
      'write',
      'write',
      'write',
      'write',
    ])
  })

  it('is taken by anybody as long as it is nobody’s, and again by the person who has it', () => {
    const takes = ['take,answer,close', 'answer,close', 'take,answer,close', 'answer,reopen']
    expect(matrix(person('boris', ['HTADM']), { ownerUid: null })).toEqual(takes)
    expect(matrix(person('vera', ['HTADM']))).toEqual(takes)
  })
})
