import { expect, test } from 'vitest'
import { system } from '#platform/domain/actor.ts'
import { refusal } from '#platform/domain/machine.ts'
import { actors, own, type ActorName } from '../../../tests/support/actors.ts'
import { decisionRunMachine as machine } from './decision-run.machine.ts'

const facts = { acceleratorId: own }
const everybody = Object.keys(actors) as ActorName[]

test.each(everybody)('%s does not finish a run, which the portal itself does', (name) => {
  expect(refusal(machine, 'RUNNING', 'finish', actors[name], facts)).toBe('NOT_FOUND')
})

test('the team stops a run, and the portal itself only finishes it', () => {
  expect(refusal(machine, 'RUNNING', 'cancel', actors.team, facts)).toBeNull()
  expect(refusal(machine, 'RUNNING', 'cancel', actors['portal admin'], facts)).toBe('ACCESS_DENIED')
  expect(refusal(machine, 'RUNNING', 'finish', system, facts)).toBeNull()
  expect(refusal(machine, 'CANCELLED', 'finish', system, facts)).toBe('STATE_CHANGED')
  expect(refusal(machine, 'RUNNING', 'cancel', system, facts)).toBe('NOT_FOUND')
})
