import { describe, expect, test } from 'vitest'
import { refusal } from '#platform/domain/machine.ts'
import { actors, type ActorName } from '../../../tests/support/actors.ts'
import { matrix } from '../../../tests/support/matrix.ts'
import { versionActions as actions, versionStates as states } from './states.ts'
import { templateVersionMachine as machine } from './template-version.machine.ts'

const builders = new Set<string>(['portal admin', 'portal deputy'])

const targets = matrix(
  states,
  actions,
  `          publish  archive
  DRAFT      ACTIVE   -
  ACTIVE     -        ARCHIVE
  ARCHIVE    -        -`,
)

describe.each(Object.keys(actors) as ActorName[])('%s', (name) => {
  test.each(states)('with a version in the state %s', (state) => {
    for (const action of actions)
      for (const problems of [0, 2])
        for (const [main, asking] of [
          [false, 0],
          [false, 3],
          [true, 0],
          [true, 3],
        ] as const) {
          const facts = { problems, main, asking }
          const expected = (): string | null => {
            if (!builders.has(name)) return 'NOT_FOUND'
            if (targets[state][action] === '-') return 'STATE_CHANGED'
            if (action === 'publish') return problems > 0 ? 'TEMPLATE_NOT_READY' : null
            if (main) return 'MAIN_TEMPLATE_NEEDED'
            return asking > 0 ? 'OBJECT_IN_USE' : null
          }
          expect(refusal(machine, state, action, actors[name], facts), action).toBe(expected())
        }
  })
})

test('every action leads where it should', () => {
  expect(actions.map((action) => machine.transitions[action].to)).toEqual(['ACTIVE', 'ARCHIVE'])
})
