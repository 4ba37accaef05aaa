import { describe, expect, test } from 'vitest'
import { system } from '#platform/domain/actor.ts'
import { refusal } from '#platform/domain/machine.ts'
import { actors, own, type ActorName } from '../../../tests/support/actors.ts'
import { matrix } from '../../../tests/support/matrix.ts'
import { pairingMachine, mentorSearch } from './pairing.machine.ts'
import { mentorQuestions } from './question.policy.ts'
import { pairingMoves, pairingStates } from './states.ts'

const pairing = {
  acceleratorId: own,
  personUid: 'mentor',
  leaderUid: 'leader',
  memberUids: ['leader', 'member'],
  full: false,
}

const everybody = Object.keys(actors) as ActorName[]

// The last three are of questions: who asks and keeps them, and who advises.
const may = matrix(
  everybody,
  ['answer', 'withdraw', 'end', 'release', 'search', 'keep', 'advise'],
  `                 answer  withdraw  end  release  search  keep  advise
  guest            404     404       404  404      404     404   404
  stranger         404     404       404  404      404     404   404
  leader           403     yes       yes  404      yes     yes   403
  member           403     403       403  404      403     yes   403
  team             403     yes       yes  404      yes     403   403
  team admin       403     yes       yes  404      yes     403   403
  team tracker     403     yes       yes  404      yes     403   403
  tracker          404     404       404  404      404     404   404
  other tracker    404     404       404  404      404     404   404
  expert           404     404       404  404      404     404   404
  mentor           yes     403       yes  404      404     403   yes
  team in project  403     yes       yes  404      yes     403   403
  foreign admin    404     404       404  404      404     404   404
  portal admin     404     404       404  404      404     404   404
  portal deputy    404     404       404  404      404     404   404`,
)

const targets = matrix(
  pairingStates,
  pairingMoves,
  `           agree   decline   withdraw   end    release
  ASKED      AGREED  DECLINED  WITHDRAWN  -      ENDED
  AGREED     -       -         -          ENDED  ENDED
  DECLINED   -       -         -          -      -
  WITHDRAWN  -       -         -          -      -
  ENDED      -       -         -          -      -`,
)

const refusals: Record<string, string | null> = { yes: null, 403: 'ACCESS_DENIED', 404: 'NOT_FOUND' }
const by = {
  agree: 'answer',
  decline: 'answer',
  withdraw: 'withdraw',
  end: 'end',
  release: 'release',
} as const

test.each(pairingStates)('the portal itself only releases a pairing in the state %s', (state) => {
  for (const move of pairingMoves) {
    const released = targets[state][move] === '-' ? 'STATE_CHANGED' : null
    expect(refusal(pairingMachine, state, move, system, pairing), move).toBe(
      move === 'release' ? released : 'NOT_FOUND',
    )
  }
})

describe.each(everybody)('%s', (name) => {
  test.each(pairingStates)('moves a mentor of a project in the state %s', (state) => {
    for (const move of pairingMoves) {
      const to = targets[state][move]
      expect(refusal(pairingMachine, state, move, actors[name], pairing), move).toBe(
        refusals[may[name][by[move]]] ?? (to === '-' ? 'STATE_CHANGED' : null),
      )
      if (to !== '-') expect(pairingMachine.transitions[move].to).toBe(to)
    }
  })

  test('looks for a mentor, retains a question and advises, or not', () => {
    const question = { ...pairing, mentorUids: ['mentor'] }
    for (const [action, key] of [
      [mentorSearch.ask, 'search'],
      [mentorQuestions.keep, 'keep'],
      [mentorQuestions.advise, 'advise'],
    ] as const) {
      const verdict = action.allows(actors[name], question)
        ? 'yes'
        : action.visible(actors[name], question)
          ? '403'
          : '404'
      expect(verdict, key).toBe(may[name][key])
    }
  })
})

test('a mentor without a place left does not agree, and may still decline', () => {
  const verdictOn = (move: 'agree' | 'decline') =>
    refusal(pairingMachine, 'ASKED', move, actors.mentor, { ...pairing, full: true })
  expect([verdictOn('agree'), verdictOn('decline')]).toEqual(['MENTOR_FULL', null])
})
