import { describe, expect, test } from 'vitest'
import { system } from '#platform/domain/actor.ts'
import { possibleActions, refusal } from '#platform/domain/machine.ts'
import { actors, own, type ActorName } from '../../../tests/support/actors.ts'
import { matrix } from '../../../tests/support/matrix.ts'
import { formSubmissionBatch, formSubmissions, intakeForms } from './form-intake.policy.ts'
import { formSubmissionMachine as machine } from './form-submission.machine.ts'
import { submissionActions as actions, submissionStates as states } from './states.ts'

const everybody = Object.keys(actors) as ActorName[]

/** yes: allowed; 403: visible but not allowed; 404: not visible. The submission was sent in the leader's name. */
const who = matrix(
  everybody,
  actions,
  `                 process  fail  settle  reject  replay  confirm  decline
  guest            404      404   404     404     404     404      404
  stranger         404      404   404     404     404     404      404
  leader           403      404   403     403     403     yes      yes
  member           404      404   404     404     404     404      404
  team             404      404   404     404     404     404      404
  team admin       yes      404   yes     yes     yes     403      403
  team tracker     404      404   404     404     404     404      404
  tracker          404      404   404     404     404     404      404
  other tracker    404      404   404     404     404     404      404
  expert           404      404   404     404     404     404      404
  mentor           404      404   404     404     404     404      404
  team in project  yes      404   yes     yes     yes     403      403
  foreign admin    404      404   404     404     404     404      404
  portal admin     yes      404   yes     yes     yes     403      403
  portal deputy    404      404   404     404     404     404      404`,
)

const targets = matrix(
  states,
  actions,
  `           process    fail      settle     reject    replay  confirm    decline
  NEW        PROCESSED  REJECTED  PROCESSED  REJECTED  -       PROCESSED  REJECTED
  PROCESSED  -          -         -          -         -       -          -
  REJECTED   -          -         -          REJECTED  NEW     -          -`,
)

const facts = {
  acceleratorId: own,
  inviteeUid: 'leader',
  byHand: true,
  decided: false,
  declined: false,
  contentGone: false,
}
const codes = { yes: null, '403': 'ACCESS_DENIED', '404': 'NOT_FOUND' } as const

test.each(states)('the portal itself only fails a submission in the state %s', (state) => {
  for (const action of actions) {
    const failed = targets[state][action] === '-' ? 'STATE_CHANGED' : null
    expect(refusal(machine, state, action, system, facts), action).toBe(
      action === 'fail' ? failed : 'NOT_FOUND',
    )
  }
})

describe.each(everybody)('%s', (name) => {
  const actor = actors[name]

  test.each(states)('with a submission in the state %s', (state) => {
    for (const action of actions) {
      const denied = codes[who[name][action] as keyof typeof codes]
      const moved = targets[state][action] === '-' ? 'STATE_CHANGED' : null
      expect(refusal(machine, state, action, actor, facts), action).toBe(denied ?? moved)
    }
  })

  test('manages forms as their submissions', () => {
    const manages = who[name].reject === 'yes'
    expect(intakeForms.manage.allows(actor, facts)).toBe(manages)
    expect(formSubmissionBatch.manage.allows(actor, [facts, facts])).toBe(manages)
    expect(formSubmissions.manage.allows(actor, facts)).toBe(manages)
  })
})

test('every action leads where it should', () => {
  for (const state of states)
    for (const action of actions)
      if (targets[state][action] !== '-') expect(machine.transitions[action].to).toBe(targets[state][action])
})

test('one submission of another accelerator hides the whole batch', () => {
  expect(
    formSubmissionBatch.view.allows(actors['team admin'], [facts, { ...facts, acceleratorId: 99 }]),
  ).toBe(false)
})

test('only a submission that waits for a person is settled by hand, a decided one is not rejected twice, one without content is not replayed', () => {
  const admin = actors['team admin']
  const may = (state: (typeof states)[number], part: Partial<typeof facts>) =>
    possibleActions(machine, state, admin, { ...facts, ...part })
  expect(may('NEW', { byHand: false })).not.toContain('settle')
  expect(may('REJECTED', { decided: true })).toEqual(['replay'])
  expect(may('REJECTED', { contentGone: true })).toEqual(['reject'])
})

test('nobody confirms in the name of a person they are logged in as', () => {
  const acted = { ...actors.leader, impersonatedBy: 'portal-admin' }
  expect(refusal(machine, 'NEW', 'confirm', acted, facts)).toBe('ACCESS_DENIED')
})
