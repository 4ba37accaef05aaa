import { describe, expect, test } from 'vitest'
import { refusal } from '#platform/domain/machine.ts'
import { actors, projectOfMatrix, type ActorName } from '../../../tests/support/actors.ts'
import { matrix } from '../../../tests/support/matrix.ts'
import { accessStates as states } from '../../projects/domain/states.ts'
import { participationActions } from './actions.rules.ts'
import { participationMachine as machine } from './participation.machine.ts'
import { participationMoves as actions } from './states.ts'

const everybody = Object.keys(actors) as ActorName[]

const who = matrix(
  everybody,
  ['control', 'transfer'],
  `                 control  transfer
  guest            404      404
  stranger         404      404
  leader           403      403
  member           403      403
  team             yes      yes
  team admin       yes      yes
  team tracker     yes      yes
  tracker          403      403
  other tracker    404      404
  expert           404      404
  mentor           404      404
  team in project  yes      403
  foreign admin    404      404
  portal admin     403      403
  portal deputy    403      403`,
)

const targets = matrix(
  states,
  actions,
  `                 BLOCK    ALLOW_TO_WORK    TRANSFER_PROJECT
  ALLOWED_TO_WORK  BLOCKED  -                TRANSFERRED
  BLOCKED          -        ALLOWED_TO_WORK  -
  TRANSFERRED      -        -                -`,
)

const refusals: Record<string, string | null> = { yes: null, 403: 'ACCESS_DENIED', 404: 'NOT_FOUND' }

describe.each(everybody)('%s', (name) => {
  test.each(states)('with a participation in the state %s', (state) => {
    for (const action of actions) {
      const moved = targets[state][action] === '-' ? 'STATE_CHANGED' : null
      expect(refusal(machine, state, action, actors[name], projectOfMatrix), action).toBe(
        refusals[who[name][action === 'TRANSFER_PROJECT' ? 'transfer' : 'control']] ?? moved,
      )
    }
  })

  test('is offered exactly what is possible', () => {
    const may = who[name].control === 'yes'
    expect(participationActions(actors[name], 'BLOCKED', projectOfMatrix)).toEqual(
      may ? ['ALLOW_TO_WORK'] : [],
    )
    expect(participationActions(actors[name], 'TRANSFERRED', projectOfMatrix)).toEqual([])
  })
})

test('every action leads where it should', () => {
  expect(machine.transitions.BLOCK.to).toBe(targets.ALLOWED_TO_WORK.BLOCK)
  expect(machine.transitions.ALLOW_TO_WORK.to).toBe(targets.BLOCKED.ALLOW_TO_WORK)
  expect(machine.transitions.TRANSFER_PROJECT.to).toBe(targets.ALLOWED_TO_WORK.TRANSFER_PROJECT)
})

test('blocked work is not transferred, and its reason is given', () => {
  const facts = { ...projectOfMatrix, hindrance: 'TASK_IN_REVIEW' as const }
  expect(refusal(machine, 'ALLOWED_TO_WORK', 'TRANSFER_PROJECT', actors.team, facts)).toBe('TASK_IN_REVIEW')
})
