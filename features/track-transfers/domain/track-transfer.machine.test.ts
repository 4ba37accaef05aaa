import { describe, expect, test } from 'vitest'
import { possibleActions, refusal } from '#platform/domain/machine.ts'
import { actors, foreign, own, person, type ActorName } from '../../../tests/support/actors.ts'
import { matrix } from '../../../tests/support/matrix.ts'
import { trackTransferActions as actions, trackTransferStates as states } from './states.ts'
import {
  trackTransferMachine as machine,
  trackExchanges,
  trackTransfers,
  type TrackTransferFacts,
} from './track-transfer.machine.ts'

/** The request goes from the accelerator of the matrix to the foreign one. */
const facts: TrackTransferFacts = { acceleratorId: own, targetId: foreign, sourceApproved: true }

const everybody = Object.keys(actors) as ActorName[]

const may = matrix(
  everybody,
  ['approve', 'reject', 'revoke', 'manage'],
  `                 approve  reject  revoke  manage
  guest            404      404     404     404
  stranger         404      404     404     404
  leader           404      404     404     404
  member           404      404     404     404
  team             404      404     404     403
  team admin       403      403     yes     yes
  team tracker     404      404     404     403
  tracker          404      404     404     404
  other tracker    404      404     404     404
  expert           404      404     404     404
  mentor           404      404     404     404
  team in project  403      403     yes     yes
  foreign admin    yes      yes     403     404
  portal admin     404      404     404     404
  portal deputy    404      404     404     404`,
)

const targets = matrix(
  states,
  actions,
  `              approve   reject    revoke
  CONSIDERATION  APPROVED  REJECTED  REVOKED
  APPROVED       -         -         -
  REJECTED       -         -         -
  REVOKED        -         -         -`,
)

const refusals: Record<string, string | null> = { yes: null, 403: 'ACCESS_DENIED', 404: 'NOT_FOUND' }

describe.each(everybody)('%s', (name) => {
  test.each(states)('in the state %s', (state) => {
    for (const action of actions) {
      const denied = refusals[may[name][action]]
      const moved = targets[state][action] === '-' ? 'STATE_CHANGED' : null
      expect(refusal(machine, state, action, actors[name], facts), action).toBe(denied ?? moved)
      if (!denied && !moved) expect(machine.transitions[action].to).toBe(targets[state][action])
    }
  })

  test('opens the exchange of the accelerator or not', () => {
    const room = { acceleratorId: own }
    expect(trackExchanges.manage.allows(actors[name], room)).toBe(may[name].manage === 'yes')
    expect(trackExchanges.view.allows(actors[name], room)).toBe(may[name].manage !== '404')
  })
})

test('members of the receiving accelerator do not see the request, unless they administer it', () => {
  const member = person('foreign-team', { in: foreign, as: ['ACC'] })
  const tracker = person('foreign-tracker', { in: foreign, as: ['TRC_TEAM'] })
  for (const one of [member, tracker]) expect(trackTransfers.view.allows(one, facts)).toBe(false)
})

test('what an accelerator offered that is no longer approved can only be rejected', () => {
  const lost = { ...facts, sourceApproved: false }
  expect(refusal(machine, 'CONSIDERATION', 'approve', actors['foreign admin'], lost)).toBe(
    'ACCELERATOR_NOT_APPROVED',
  )
  expect(possibleActions(machine, 'CONSIDERATION', actors['foreign admin'], lost)).toEqual(['reject'])
})
