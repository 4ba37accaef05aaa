import { describe, expect, it } from 'vitest'
import type { Actor, Person } from '#platform/domain/actor.ts'
import { possibleActions } from '#platform/domain/machine.ts'
import { supportStates } from './states.ts'
import { supportThreadMachine } from './support-thread.machine.ts'

const person = (uid: string, roles: Person['roles'] = []): Person => ({
  kind: 'person',
  uid,
  roles,
  memberships: [],
  accessFlags: [],
  impersonatedBy: null,
})

const matrix = (actor: Actor) =>
  supportStates.map((state) =>
    possibleActions(supportThreadMachine, state, actor, { personUid: 'anna' }).join(),
  )

describe('a request to the administrators', () => {
  it.each([
    ['ADMIN', ['take,answer,close', 'answer,close', 'take,answer,close', 'answer,reopen']],
    ['HTADM', ['take,answer,close', 'answer,close', 'take,answer,close', 'answer,reopen']],
    ['INI', ['', '', '', '']],
  ] as const)('%s may do %j', (role, expected) => {
    expect(matrix(person('boris', [role]))).toEqual(expected)
  })

  it('is written on by whoever asked', () => {
    expect(matrix(person('anna'))).toEqual(['write', 'write', 'write', 'write'])
    expect(matrix({ kind: 'guest' })).toEqual(['', '', '', ''])
  })
})
