import { describe, expect, test } from 'vitest'
import { system } from '#platform/domain/actor.ts'
import { possibleActions, refusal } from '#platform/domain/machine.ts'
import { actors, own, type ActorName } from '../../../tests/support/actors.ts'
import { matrix } from '../../../tests/support/matrix.ts'
import { projectImportMachine as machine, projectImports } from './project-import.machine.ts'
import { importActions as actions, importStates as states } from './states.ts'

const everybody = Object.keys(actors) as ActorName[]

/** yes: allowed; 404: invisible. Only the portal itself ends an import. */
const who = matrix(
  everybody,
  actions,
  `                 start  finish  undo  finishUndo
  guest            404    404     404   404
  stranger         404    404     404   404
  leader           404    404     404   404
  member           404    404     404   404
  team             yes    404     yes   404
  team admin       yes    404     yes   404
  team tracker     yes    404     yes   404
  tracker          404    404     404   404
  other tracker    404    404     404   404
  expert           404    404     404   404
  mentor           404    404     404   404
  team in project  yes    404     yes   404
  foreign admin    404    404     404   404
  portal admin     404    404     404   404
  portal deputy    404    404     404   404`,
)

const targets = matrix(
  states,
  actions,
  `           start    finish    undo     finishUndo
  DRAFT     RUNNING  -         -        -
  RUNNING   -        FINISHED  -        -
  FINISHED  -        -         UNDOING  -
  UNDOING   -        -         -        UNDONE
  UNDONE    -        -         -        -`,
)

const facts = { acceleratorId: own, importable: 3 }

test.each(states)('the portal itself only ends an import in the state %s', (state) => {
  for (const action of actions) {
    const ended = targets[state][action] === '-' ? 'STATE_CHANGED' : null
    const isEnd = action === 'finish' || action === 'finishUndo'
    expect(refusal(machine, state, action, system, facts), action).toBe(isEnd ? ended : 'NOT_FOUND')
  }
})

describe.each(everybody)('%s', (name) => {
  const actor = actors[name]

  test.each(states)('with an import in the state %s', (state) => {
    for (const action of actions) {
      const denied = who[name][action] === '404' ? 'NOT_FOUND' : null
      const moved = targets[state][action] === '-' ? 'STATE_CHANGED' : null
      expect(refusal(machine, state, action, actor, facts), action).toBe(denied ?? moved)
    }
    const offered = actions.filter((action) => who[name][action] === 'yes' && targets[state][action] !== '-')
    expect(possibleActions(machine, state, actor, facts)).toEqual(offered)
  })

  test('sees it or not as it may do with it', () => {
    const visible = projectImports.view.allows(actor, facts)
    expect((['start', 'undo'] as const).every((action) => (who[name][action] === 'yes') === visible)).toBe(
      true,
    )
  })
})

test('every action leads where it should', () => {
  for (const state of states)
    for (const action of actions)
      if (targets[state][action] !== '-') expect(machine.transitions[action].to).toBe(targets[state][action])
})

test('a file of which nothing can be imported does not start; all else does not ask', () => {
  const nothing = { ...facts, importable: 0 }
  expect(refusal(machine, 'DRAFT', 'start', actors.team, nothing)).toBe('NOTHING_TO_IMPORT')
  expect(possibleActions(machine, 'DRAFT', actors.team, nothing)).toEqual([])
  expect(refusal(machine, 'FINISHED', 'undo', actors.team, nothing)).toBeNull()
})
