import { describe, expect, test } from 'vitest'
import type { Actor, Person } from '#platform/domain/actor.ts'
import { refusal } from '#platform/domain/machine.ts'
import { actors, own, person } from '../../../tests/support/actors.ts'
import { matrix } from '../../../tests/support/matrix.ts'
import { answerStateOf, invitationStates as states, inviteStateOf } from './invitation-states.ts'
import {
  invitationActions as actions,
  revokingAction,
  teamInvitationMachine as machine,
  teamInvitations,
  type InvitationFacts,
} from './invitation.machine.ts'
import { possibleAnswers, possibleInvitingActions } from './invitation.rules.ts'

const as = (given: Person): Person => ({ ...given, impersonatedBy: 'portal-admin' })

const who = {
  guest: actors.guest,
  stranger: actors.stranger,
  invitee: person('invitee'),
  claimant: person('claimant'),
  member: actors.member,
  team: actors.team,
  'team admin': actors['team admin'],
  'foreign admin': actors['foreign admin'],
  'portal admin': actors['portal admin'],
  'as invitee': as(person('invitee')),
  'as member': as(actors.member),
  'as team admin': as(actors['team admin']),
} as const satisfies Record<string, Actor>

const names = Object.keys(who) as (keyof typeof who)[]

const facts = { inviteeUid: 'invitee', claimantUid: 'claimant', expired: false }
const ofProject: InvitationFacts = {
  ...facts,
  acceleratorId: null,
  keeperId: null,
  memberUids: ['leader', 'member'],
}
const ofAccelerator: InvitationFacts = { ...facts, acceleratorId: own, keeperId: null, memberUids: [] }

const inProject = matrix(
  names,
  actions,
  `                register  accept  decline  revoke  revokeRegistered
  guest           404       404     404      404     404
  stranger        404       404     404      404     404
  invitee         403       yes     yes      403     403
  claimant        yes       403     403      403     403
  member          403       403     403      yes     yes
  team            404       404     404      404     404
  team admin      404       404     404      404     404
  foreign admin   404       404     404      404     404
  portal admin    404       404     404      404     404
  as invitee      403       403     403      403     403
  as member       403       403     403      yes     yes
  as team admin   404       404     404      404     404`,
)

/** An invitation to lead a project of an accelerator, sent by the accelerator's team. */
const ofKept: InvitationFacts = { ...facts, acceleratorId: null, keeperId: own, memberUids: [] }

const inKept = matrix(
  names,
  actions,
  `                register  accept  decline  revoke  revokeRegistered
  guest           404       404     404      404     404
  stranger        404       404     404      404     404
  invitee         403       yes     yes      403     403
  claimant        yes       403     403      403     403
  member          404       404     404      404     404
  team            403       403     403      yes     yes
  team admin      403       403     403      yes     yes
  foreign admin   404       404     404      404     404
  portal admin    404       404     404      404     404
  as invitee      403       403     403      403     403
  as member       404       404     404      404     404
  as team admin   403       403     403      yes     yes`,
)

const inAccelerator = matrix(
  names,
  actions,
  `                register  accept  decline  revoke  revokeRegistered
  guest           404       404     404      404     404
  stranger        404       404     404      404     404
  invitee         403       yes     yes      403     403
  claimant        yes       403     403      403     403
  member          404       404     404      404     404
  team            404       404     404      404     404
  team admin      403       403     403      yes     yes
  foreign admin   404       404     404      404     404
  portal admin    404       404     404      404     404
  as invitee      403       403     403      403     403
  as member       404       404     404      404     404
  as team admin   403       403     403      403     403`,
)

const targets = matrix(
  states,
  actions,
  `                                    register    accept            decline           revoke               revokeRegistered
  SENT                                -           ACCEPTED_TO_TEAM  REJECTED_BY_USER  REJECTED_BY_PROJECT  -
  REGISTER_WAITING                    REGISTERED  -                 -                 REJECTED_BY_PROJECT  -
  REGISTERED                          -           ACCEPTED_TO_TEAM  REJECTED_BY_USER  -                    REJECTED_BY_PROJECT_NEW_REGISTERED
  ACCEPTED_TO_TEAM                    -           -                 -                 -                    -
  REJECTED_BY_USER                    -           -                 -                 -                    -
  REJECTED_BY_PROJECT                 -           -                 -                 -                    -
  REJECTED_BY_PROJECT_NEW_REGISTERED  -           -                 -                 -                    -`,
)

const refusals: Record<string, string | null> = { yes: null, 403: 'ACCESS_DENIED', 404: 'NOT_FOUND' }

describe.each([
  { of: 'a project', subject: ofProject, may: inProject },
  { of: 'a project that is kept', subject: ofKept, may: inKept },
  { of: 'an accelerator', subject: ofAccelerator, may: inAccelerator },
])('an invitation of $of', ({ subject, may }) => {
  describe.each(names)('for %s', (name) => {
    test.each(states)('in the state %s', (state) => {
      for (const action of actions) {
        const denied = refusals[may[name][action]]
        const moved = targets[state][action] === '-' ? 'STATE_CHANGED' : null
        expect(refusal(machine, state, action, who[name], subject), action).toBe(denied ?? moved)
        if (!moved) expect(machine.transitions[action].to).toBe(targets[state][action])
      }
    })
  })
})

describe('the link of an email', () => {
  const opens = (subject: Partial<InvitationFacts>) =>
    names.filter((name) => teamInvitations.openLink.allows(who[name], { ...ofProject, ...subject }))

  test('opens the invitation for the invited account in person, and for nobody else', () => {
    expect(opens({})).toEqual(['invitee'])
    expect(opens({ addresseeUid: 'claimant' })).toEqual(['invitee'])
    expect(opens({ inviteeUid: null, addresseeUid: 'claimant' })).toEqual(['claimant'])
    expect(opens({ inviteeUid: null, addresseeUid: null })).toEqual([])
  })
})

describe('an invitation whose term has passed', () => {
  const late = { ...ofProject, expired: true }

  test('is not accepted, but may be declined, taken back and sent again', () => {
    for (const state of ['SENT', 'REGISTERED'] as const) {
      expect(refusal(machine, state, 'accept', who.invitee, late)).toBe('INVITATION_EXPIRED')
      expect(possibleAnswers(state, who.invitee, late)).toEqual(['decline'])
      expect(possibleInvitingActions(state, who.member, late)).toEqual(['resend', 'revoke'])
    }
  })
})

test('the inviting side resends and takes back what is open, and clears away what is finished', () => {
  for (const state of states)
    expect(possibleInvitingActions(state, who.member, ofProject)).toEqual(
      inviteStateOf(state) === 'INVITE' ? ['resend', 'revoke'] : ['delete'],
    )
  expect(possibleInvitingActions('SENT', who.invitee, ofProject)).toEqual([])
})

test('whatever is open can be taken back by the action of its state', () => {
  for (const state of ['SENT', 'REGISTER_WAITING', 'REGISTERED'] as const)
    expect(refusal(machine, state, revokingAction(state), who.member, ofProject)).toBeNull()
})

test('both sides have a word for every state', () => {
  const words = states.map((state) => [state, inviteStateOf(state), answerStateOf(state)].join(' '))
  expect(words).toEqual([
    'SENT INVITE NEW',
    'REGISTER_WAITING INVITE NEW',
    'REGISTERED INVITE NEW',
    'ACCEPTED_TO_TEAM ACCEPT ACCEPTED',
    'REJECTED_BY_USER REJECT REJECTED',
    'REJECTED_BY_PROJECT CANCEL REJECTED',
    'REJECTED_BY_PROJECT_NEW_REGISTERED CANCEL REJECTED',
  ])
  expect(inviteStateOf(null)).toBe('ALLOW_INVITE')
})
