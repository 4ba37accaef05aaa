import { expect, test } from 'vitest'
import { refusal } from '#platform/domain/machine.ts'
import { actors, type ActorName } from '../../../tests/support/actors.ts'
import { proposalMachine } from './proposal.machine.ts'
import { proposalMoves, proposalStates } from './proposals.ts'

const everybody = Object.keys(actors) as ActorName[]
const keepers: ReadonlySet<ActorName> = new Set(['portal admin', 'portal deputy'])
const others = { personUid: '00000000-0000-4000-8000-00000000ffff' }

test('only what is new is decided or taken back', () => {
  for (const state of proposalStates.filter((one) => one !== 'NEW'))
    for (const move of ['accept', 'decline'] as const)
      expect(refusal(proposalMachine, state, move, actors['portal admin'], others)).toBe('STATE_CHANGED')
})

test('keepers decide, the author takes back, nobody else finds it', () => {
  for (const who of everybody) {
    const actor = actors[who]
    const isKeeper = keepers.has(who)
    expect(
      proposalMoves.map((move) => refusal(proposalMachine, 'NEW', move, actor, others) === null),
      who,
    ).toEqual([isKeeper, isKeeper, false])
    if (!isKeeper)
      for (const move of proposalMoves)
        expect(refusal(proposalMachine, 'NEW', move, actor, others), who).toBe('NOT_FOUND')
    if (actor.kind === 'person')
      expect(refusal(proposalMachine, 'NEW', 'withdraw', actor, { personUid: actor.uid }), who).toBeNull()
  }
})
