import { expect, test } from 'vitest'
import { refusal } from '#platform/domain/machine.ts'
import { actors, type ActorName } from '../../../tests/support/actors.ts'
import { announcementMachine, maintenanceMachine } from './announcement.machine.ts'
import { announcementMoves, announcementStates, maintenanceStates } from './states.ts'

const administrators: readonly ActorName[] = ['portal admin', 'portal deputy']

test('an administrator moves it from each state as the table says', () => {
  for (const who of administrators) {
    const rows = announcementStates.map((state) =>
      announcementMoves.map((move) => refusal(announcementMachine, state, move, actors[who], null)),
    )
    expect(rows).toEqual([
      [null, 'STATE_CHANGED'],
      ['STATE_CHANGED', null],
      [null, 'STATE_CHANGED'],
    ])
    expect(
      maintenanceStates.map((state) => refusal(maintenanceMachine, state, 'cancel', actors[who], null)),
    ).toEqual([null, 'STATE_CHANGED'])
  }
})

test('nobody else knows of it', () => {
  for (const who of (Object.keys(actors) as ActorName[]).filter((name) => !administrators.includes(name)))
    for (const move of announcementMoves)
      expect(refusal(announcementMachine, 'DRAFT', move, actors[who], null), who).toBe('NOT_FOUND')
})
