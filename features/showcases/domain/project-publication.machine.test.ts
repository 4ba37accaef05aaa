import { describe, expect, test } from 'vitest'
import { refusal } from '#platform/domain/machine.ts'
import {
  actors,
  keptProjectOfMatrix,
  projectOfMatrix,
  type ActorName,
} from '../../../tests/support/actors.ts'
import { matrix } from '../../../tests/support/matrix.ts'
import { publicationStates as states } from '../../projects/domain/states.ts'
import {
  projectPublicationMachine as machine,
  type MovedPublicationFacts,
} from './project-publication.machine.ts'
import type { AnyPublicationMove } from './states.ts'

const names = Object.keys(actors) as ActorName[]
const moves = Object.keys(machine.transitions) as AnyPublicationMove[]

const facts: MovedPublicationFacts = {
  ...projectOfMatrix,
  known: true,
  open: true,
  profileHidden: false,
  consented: true,
  showcaseOpen: true,
  works: true,
}

const may = matrix(
  names,
  ['publish', 'publishOnAcceptance', 'withdraw'],
  `                 publish  publishOnAcceptance  withdraw
  guest            404      404                  404
  stranger         404      404                  404
  leader           403      yes                  yes
  member           403      403                  403
  team             yes      yes                  403
  team admin       yes      yes                  403
  team tracker     yes      yes                  403
  tracker          404      404                  404
  other tracker    404      404                  404
  expert           404      404                  404
  mentor           404      404                  404
  team in project  403      yes                  403
  foreign admin    404      404                  404
  portal admin     403      403                  403
  portal deputy    403      403                  403`,
)

const targets = matrix(
  states,
  moves,
  `            publish    publishOnAcceptance  republish  unpublish  withdraw
  DRAFT       PUBLISHED  PUBLISHED            -          -          -
  PUBLISHED   -          -                    PUBLISHED  ARCHIVE    ARCHIVE
  ARCHIVE     PUBLISHED  PUBLISHED            -          -          -`,
)

const rightOf = (move: AnyPublicationMove) =>
  move === 'withdraw' || move === 'publishOnAcceptance' ? move : 'publish'

const refusals: Record<string, string | null> = { yes: null, 403: 'ACCESS_DENIED', 404: 'NOT_FOUND' }

describe.each(names)('%s', (name) => {
  test.each(states)('with a publication in the state %s', (state) => {
    for (const move of moves) {
      const moved = targets[state][move] === '-' ? 'PUBLICATION_STATE_UNCHANGED' : null
      const refused = refusals[may[name][rightOf(move)]]
      expect(refusal(machine, state, move, actors[name], facts), move).toBe(refused ?? moved)
      if (!moved) expect(machine.transitions[move].to).toBe(targets[state][move])
    }
  })
})

test.each([
  ['without consent', { consented: false }, 'PUBLICATION_CONSENT_NEEDED'],
  ['in a showcase that is not published', { showcaseOpen: false }, 'SHOWCASE_NEEDED'],
  ['whose work is not open', { works: false }, 'STATE_CHANGED'],
] as const)('nothing is shown %s, and what is shown is taken back all the same', (_what, other, code) => {
  const given = { ...facts, ...other }
  expect(refusal(machine, 'DRAFT', 'publish', actors.team, given)).toBe(code)
  expect(refusal(machine, 'PUBLISHED', 'republish', actors.team, given)).toBe(code)
  expect(refusal(machine, 'ARCHIVE', 'publishOnAcceptance', actors.team, given)).toBe(code)
  expect(refusal(machine, 'PUBLISHED', 'unpublish', actors.team, given)).toBeNull()
  expect(refusal(machine, 'PUBLISHED', 'withdraw', actors.leader, given)).toBeNull()
})

test('a project that an accelerator keeps is published by nobody: its leader has agreed to nothing yet', () => {
  const keptProject = { ...facts, ...keptProjectOfMatrix }
  for (const name of names)
    expect(refusal(machine, 'DRAFT', 'publish', actors[name], keptProject), name).not.toBeNull()
})
