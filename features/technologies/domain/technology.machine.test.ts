import { expect, test } from 'vitest'
import { refusal } from '#platform/domain/machine.ts'
import { actors, type ActorName } from '../../../tests/support/actors.ts'
import { technologyMoves, technologyStates } from './states.ts'
import { technologyMachine, shownTechnologies, technologyDocuments } from './technology.machine.ts'
const administrators: readonly ActorName[] = ['portal admin', 'portal deputy']
const everybody = Object.keys(actors) as ActorName[]

test('an administrator moves it from each state as the table says', () => {
  for (const who of administrators)
    expect(
      technologyStates.map((state) =>
        technologyMoves.map((move) => refusal(technologyMachine, state, move, actors[who], null)),
      ),
    ).toEqual([
      [null, 'STATE_CHANGED', 'STATE_CHANGED'],
      ['STATE_CHANGED', null, 'STATE_CHANGED'],
      ['STATE_CHANGED', 'STATE_CHANGED', null],
    ])
})

test('nobody else moves it, and nobody else sees a draft on any surface', () => {
  for (const who of everybody.filter((name) => !administrators.includes(name))) {
    for (const move of technologyMoves)
      expect(refusal(technologyMachine, 'DRAFT', move, actors[who], null), who).toBe('NOT_FOUND')
    const seen = technologyStates.map((status) => [
      shownTechnologies.view.allows(actors[who], { status }),
      technologyDocuments.read.allows(actors[who], { status }),
    ])
    expect(seen, who).toEqual([
      [false, false],
      [true, true],
      [true, true],
    ])
  }
})
