import { describe, expect, test } from 'vitest'
import type { Actor } from '#platform/domain/actor.ts'
import { possibleActions, refusal } from '#platform/domain/machine.ts'
import { actors, own, person } from '../../../tests/support/actors.ts'
import { matrix } from '../../../tests/support/matrix.ts'
import { acceleratorDocuments } from './accelerator-document.policy.ts'
import { acceleratorProfiles } from './accelerator-profile.policy.ts'
import { approvalMachine as machine } from './approval.machine.ts'
import { marketingFiles } from './marketing-file.policy.ts'
import { approvalActions as actions, approvalStates as states } from './states.ts'

/** The requester is not in the team yet: membership counts once the accelerator is approved. */
const everyone: Record<string, Actor> = { ...actors, requester: person('requester') }
const everybody = Object.keys(everyone)

const who = matrix(
  everybody,
  ['approve', 'reject', 'revoke', 'resubmit', 'read', 'edit'],
  `                 approve  reject  revoke  resubmit  read  edit
  guest            404      404     404     404       404   404
  stranger         404      404     404     404       404   404
  leader           404      404     404     404       404   404
  member           404      404     404     404       404   404
  team             403      403     403     403       403   403
  team admin       403      403     403     yes       yes   yes
  team tracker     403      403     403     403       403   403
  tracker          403      403     403     403       403   403
  other tracker    403      403     403     403       403   403
  expert           403      403     403     403       403   403
  mentor           403      403     403     403       403   403
  team in project  403      403     403     yes       yes   yes
  foreign admin    404      404     404     404       404   404
  portal admin     yes      yes     403     403       yes   403
  portal deputy    yes      yes     403     403       yes   403
  requester        403      403     yes     yes       yes   yes`,
)

const targets = matrix(
  states,
  actions,
  `                 approve      reject    revoke   resubmit
  ON_COORDINATION  COORDINATED  REJECTED  REVOKED  -
  COORDINATED      -            -         -        -
  REJECTED         -            -         -        ON_COORDINATION
  REVOKED          -            -         -        -`,
)

const refusals: Record<string, string | null> = { yes: null, 403: 'ACCESS_DENIED', 404: 'NOT_FOUND' }

describe.each(everybody)('%s', (name) => {
  const actor = everyone[name]!
  const facts = { acceleratorId: own, requesterUid: 'requester', requestsLeft: 1 }

  test.each(states)('with a request in the state %s', (state) => {
    for (const requestsLeft of [0, 1]) {
      const expected = (action: (typeof actions)[number]): string | null => {
        const denied = refusals[who[name]![action]]
        if (denied) return denied
        if (targets[state][action] === '-') return 'STATE_CHANGED'
        return action === 'resubmit' && requestsLeft === 0 ? 'ACCELERATOR_REQUEST_LIMIT' : null
      }
      const now = { ...facts, requestsLeft }
      for (const action of actions)
        expect(refusal(machine, state, action, actor, now), action).toBe(expected(action))
      expect(possibleActions(machine, state, actor, now)).toEqual(
        actions.filter((action) => expected(action) === null),
      )
    }
  })

  test('with the profile and its documents', () => {
    const verdict = (rule: {
      visible: (a: Actor, f: typeof facts) => boolean
      allows: typeof rule.visible
    }) => (rule.allows(actor, facts) ? 'yes' : rule.visible(actor, facts) ? '403' : '404')
    const document = { accelerator: facts, uploaderUid: 'somebody' }
    for (const action of ['read', 'edit'] as const) {
      expect(verdict(acceleratorProfiles[action]), action).toBe(who[name]![action])
      expect(acceleratorDocuments[action].allows(actor, document)).toBe(who[name]![action] === 'yes')
    }
  })

  test('with a document that was not sent yet: it is its uploader’s alone', () => {
    const waiting = { accelerator: null, uploaderUid: 'leader' }
    for (const action of ['view', 'read', 'edit'] as const)
      expect(acceleratorDocuments[action].allows(actor, waiting), action).toBe(name === 'leader')
  })

  test('with marketing files', () => {
    const team = ['team', 'team admin', 'team tracker', 'team in project']
    const administrators = ['team admin', 'team in project']
    const closed = { acceleratorId: own, open: false }
    const isTeam = [...team, 'portal admin', 'portal deputy'].includes(name)
    expect(marketingFiles.read.allows(actor, closed)).toBe(isTeam)
    expect(marketingFiles.view.allows(actor, closed)).toBe(isTeam)
    expect(marketingFiles.read.allows(actor, { ...closed, open: true })).toBe(true)
    expect(marketingFiles.manage.allows(actor, closed)).toBe(administrators.includes(name))
  })
})

test('every action leads where it should', () => {
  for (const action of actions) {
    const { from, to } = machine.transitions[action]
    expect(from).toHaveLength(1)
    expect(to).toBe(targets[from[0]!][action])
  }
})
