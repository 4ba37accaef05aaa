import { describe, expect, test } from 'vitest'
import type { Actor } from '#platform/domain/actor.ts'
import { refusal } from '#platform/domain/machine.ts'
import { actors, person } from '../../../tests/support/actors.ts'
import { matrix } from '../../../tests/support/matrix.ts'
import { vacancyMoves as actions, vacancyStates as states } from './vacancy-states.ts'
import { vacancyMachine as machine, vacancies } from './vacancy.machine.ts'
const facts = { memberUids: ['leader', 'member'] }

const who = {
  guest: actors.guest,
  stranger: actors.stranger,
  leader: actors.leader,
  member: actors.member,
  'team admin': actors['team admin'],
  'portal admin': actors['portal admin'],
  'as stranger': { ...person('stranger'), impersonatedBy: 'portal-admin' },
} as const satisfies Record<string, Actor>

const names = Object.keys(who) as (keyof typeof who)[]

const may = matrix(
  names,
  ['manage', 'respond'] as const,
  `               manage  respond
  guest          404     404
  stranger       403     yes
  leader         yes     yes
  member         yes     yes
  team admin     403     yes
  portal admin   403     yes
  as stranger    403     403`,
)

describe.each(names)('%s', (name) => {
  test('does with a vacancy what the table says', () => {
    for (const action of ['manage', 'respond'] as const) {
      const { visible, allows } = vacancies[action]
      const verdict = !visible(who[name], facts) ? '404' : allows(who[name], facts) ? 'yes' : '403'
      expect(verdict, action).toBe(may[name][action])
    }
  })
})

test('a vacancy is closed and opened again, each only when it is not so already', () => {
  const moves = states.flatMap((state) =>
    actions.map((action) => [state, action, refusal(machine, state, action, who.member, facts)].join(' ')),
  )
  expect(moves).toEqual([
    'OPEN close ',
    'OPEN reopen STATE_CHANGED',
    'CLOSED close STATE_CHANGED',
    'CLOSED reopen ',
  ])
})
