import { describe, expect, test } from 'vitest'
import { refusal } from '#platform/domain/machine.ts'
import {
  actors,
  keptProjectOfMatrix,
  projectOfMatrix,
  type ActorName,
} from '../../../tests/support/actors.ts'
import { matrix } from '../../../tests/support/matrix.ts'
import type { ProjectFacts } from './project.policy.ts'
import { publicationMachine as machine } from './publication.machine.ts'
import { publicationActions as actions, publicationStates as states } from './states.ts'

const names = Object.keys(actors) as ActorName[]

const facts: ProjectFacts = {
  ...projectOfMatrix,
  acceleratorIds: [projectOfMatrix.acceleratorId],
  contactAcceleratorIds: [],
  trackerUids: [projectOfMatrix.trackerUid],
  profileHidden: false,
}

const may = matrix(
  names,
  ['publish'],
  `                 publish
  guest            404
  stranger         404
  leader           403
  member           403
  team             yes
  team admin       yes
  team tracker     yes
  tracker          403
  other tracker    404
  expert           404
  mentor           404
  team in project  403
  foreign admin    404
  portal admin     403
  portal deputy    403`,
)

const targets = matrix(
  states,
  actions,
  `            PUBLISH_PROJECT  CANCEL_PUBLISH_PROJECT
  DRAFT       PUBLISHED        -
  PUBLISHED   -                ARCHIVE
  ARCHIVE     PUBLISHED        -`,
)

const refusals: Record<string, string | null> = { yes: null, 403: 'ACCESS_DENIED', 404: 'NOT_FOUND' }

describe.each(names)('%s', (name) => {
  test.each(states)('with a project in the state %s', (state) => {
    for (const action of actions) {
      const moved = targets[state][action] === '-' ? 'PUBLICATION_STATE_UNCHANGED' : null
      expect(refusal(machine, state, action, actors[name], facts), action).toBe(
        refusals[may[name].publish] ?? moved,
      )
      if (!moved) expect(machine.transitions[action].to).toBe(targets[state][action])
    }
  })
})

test('a project that an accelerator keeps is published by nobody: its leader has agreed to nothing yet', () => {
  const kept = { ...facts, ...keptProjectOfMatrix }
  for (const name of names)
    expect(refusal(machine, 'DRAFT', 'PUBLISH_PROJECT', actors[name], kept), name).not.toBeNull()
})
