import { describe, expect, it, test } from 'vitest'
import type { Person } from '#platform/domain/actor.ts'
import { massMessages } from './mass-message.policy.ts'
import { possibleActions, placeholdersFor, projectNames } from './mass-message.rules.ts'
import { massMessageStates } from './states.ts'

const member = (uid: string, role: 'ACC' | 'TRC_TEAM' | 'TRC' | 'EXP', acceleratorId = 1): Person => ({
  kind: 'person',
  uid,
  roles: [],
  memberships: [{ acceleratorId, roles: [role], admin: false }],
  accessFlags: [],
  impersonatedBy: null,
})

describe('who writes to a list', () => {
  it.each([
    ['ACC', true, true],
    ['TRC_TEAM', true, true],
    ['TRC', true, false],
    ['EXP', false, false],
  ] as const)('%s begins one: %s, sees another’s: %s', (role, plans, sees) => {
    const actor = member('anna', role)
    expect(massMessages.plan.allows(actor, { acceleratorId: 1, authorUid: null })).toBe(plans)
    expect(massMessages.view.allows(actor, { acceleratorId: 1, authorUid: 'boris' })).toBe(sees)
    expect(massMessages.manage.allows(actor, { acceleratorId: 1, authorUid: 'anna' })).toBe(plans)
    expect(massMessages.view.allows(actor, { acceleratorId: 2, authorUid: 'anna' })).toBe(false)
  })
})

test('the possible actions follow from its state', () => {
  const all = (facts: { hasRecipients: boolean; hasFailed: boolean }) =>
    massMessageStates.map((state) => possibleActions(state, facts).join())
  expect(all({ hasRecipients: true, hasFailed: false })).toEqual(['send,delete', 'stop', 'stop', '', ''])
  expect(all({ hasRecipients: false, hasFailed: true })).toEqual(['delete', 'stop', 'stop', 'again', 'again'])
})

test('only a list of projects fills in a project', () => {
  expect(placeholdersFor('PEOPLE')).not.toContain('project')
  expect(placeholdersFor('TEAMS')).toContain('project')
  expect(projectNames(['A'])).toBe('A')
  expect(projectNames(['A', 'B', 'C', 'D', 'E'])).toBe('«A», «B», «C» +2')
})
