import { expect, test } from 'vitest'
import type { Person } from '#platform/domain/actor.ts'
import { guest } from '#platform/domain/actor.ts'
import { possibleActions } from '#platform/domain/machine.ts'
import { expertSuggestionMachine, expertProposals, type ProposalFacts } from './expert-suggestion.machine.ts'
const person = (roles: Person['roles'], ...memberships: Person['memberships']): Person => ({
  kind: 'person',
  uid: 'x',
  roles,
  memberships,
  accessFlags: [],
  impersonatedBy: null,
})

const seen: ProposalFacts = { seen: true, memberUids: [], conflicted: false, acceleratorId: 1 }
const may = (actor: Person, facts: Partial<ProposalFacts> = {}) =>
  expertProposals.suggest.allows(actor, { ...seen, ...facts })

test('members of an accelerator and granted investors propose what they see; a role of one’s own making opens nothing', () => {
  const mentor = person([], { acceleratorId: 2, roles: ['MNT'], admin: false })
  expect(may(mentor)).toBe(true)
  expect(may(person([], { acceleratorId: 1, roles: ['EXP'], admin: false }))).toBe(true)
  expect(may(person(['INV']))).toBe(true)
  expect(may(person(['EXP', 'MNT', 'TRC']))).toBe(false)
  expect(expertProposals.view.allows(guest, seen)).toBe(false)
  expect(may(mentor, { seen: false })).toBe(false)
  expect(may(mentor, { acceleratorId: null })).toBe(false)
  expect(may(mentor, { memberUids: ['x'] })).toBe(false)
  expect(may(mentor, { conflicted: true })).toBe(false)
  expect(may(person([], { acceleratorId: 1, roles: ['ACC'], admin: false }))).toBe(false)
})

test('a suggestion is decided on once, by the accelerator’s team alone; its author takes it back until then', () => {
  const team = person([], { acceleratorId: 1, roles: ['ACC'], admin: false })
  const facts = { acceleratorId: 1, memberUids: [], proposerUid: 'y' }
  expect(possibleActions(expertSuggestionMachine, 'NEW', team, facts)).toEqual(['order', 'decline'])
  expect(possibleActions(expertSuggestionMachine, 'ORDERED', team, facts)).toEqual([])
  expect(possibleActions(expertSuggestionMachine, 'DECLINED', team, facts)).toEqual([])
  expect(possibleActions(expertSuggestionMachine, 'NEW', team, { ...facts, memberUids: ['x'] })).toEqual([])
  expect(possibleActions(expertSuggestionMachine, 'NEW', person(['INV']), facts)).toEqual([])
  const own = { ...facts, proposerUid: 'x' }
  expect(possibleActions(expertSuggestionMachine, 'NEW', person([]), own)).toEqual(['withdraw'])
  for (const state of ['ORDERED', 'DECLINED', 'WITHDRAWN'] as const)
    expect(possibleActions(expertSuggestionMachine, state, person([]), own)).toEqual([])
})
