import { expect, test } from 'vitest'
import { possibleActions } from '#platform/domain/machine.ts'
import { actors as known, own, person } from '../../../tests/support/actors.ts'
import { dataRequestMachine, dataAsking, dataRooms, type DataRequestFacts } from './data-request.machine.ts'
import type { DataRequestState } from './states.ts'

const actors = {
  ...known,
  investor: person('investor', { roles: ['INV'] }),
  'other investor': person('other-investor', { roles: ['INV'] }),
  // The requester, who is no longer an investor.
  'former investor': person('former'),
}
const names = Object.keys(actors) as (keyof typeof actors)[]

const facts = (given: Partial<DataRequestFacts> = {}): DataRequestFacts => ({
  acceleratorId: own,
  requesterUid: 'investor',
  memberUids: ['leader', 'member', 'team-in-project'],
  passed: true,
  open: false,
  ...given,
})

const who = (rule: (name: keyof typeof actors) => boolean) => names.filter(rule)
const team = ['team', 'team admin', 'team tracker'] as const
const founders = ['leader', 'member', 'team in project'] as const

test('a request is passed on by the accelerator, answered by the team, and taken back by its author', () => {
  const can = (state: DataRequestState, name: keyof typeof actors) =>
    possibleActions(dataRequestMachine, state, actors[name], facts({ passed: state !== 'NEW' }))
  for (const name of names) {
    const isTeam = (team as readonly string[]).includes(name)
    const isFounder = (founders as readonly string[]).includes(name)
    const mine = name === 'investor'
    expect(can('NEW', name), name).toEqual(isTeam ? ['pass', 'decline'] : mine ? ['withdraw'] : [])
    expect(can('PASSED', name), name).toEqual(isFounder ? ['grant', 'refuse'] : mine ? ['withdraw'] : [])
    expect(can('GRANTED', name), name).toEqual(isFounder ? ['revoke'] : mine ? ['withdraw'] : [])
    for (const state of ['DECLINED', 'REFUSED', 'REVOKED', 'WITHDRAWN'] as const)
      expect(can(state, name), name).toEqual([])
  }
})

test('a data room is read by its requester while it is open, and by the team that opens it; by nobody else', () => {
  const reading = (given: Partial<DataRequestFacts>, waits = false) =>
    who((name) => dataRooms.read.allows(actors[name], { ...facts(given), waits }))
  expect(new Set(reading({ open: true }))).toEqual(new Set([...founders, 'investor']))
  expect(new Set(reading({}, true))).toEqual(new Set(founders))
  expect(reading({})).toEqual([])
  expect(reading({ open: true, requesterUid: 'former' })).not.toContain('former investor')
})

test('only an investor who is of neither side asks, for what they see', () => {
  const asking = { seen: true, memberUids: ['leader'], acceleratorId: own }
  expect(who((name) => dataAsking.ask.allows(actors[name], asking))).toEqual(['investor', 'other investor'])
  expect(who((name) => dataAsking.ask.allows(actors[name], { ...asking, seen: false }))).toEqual([])
  expect(who((name) => dataAsking.ask.allows(actors[name], { ...asking, acceleratorId: null }))).toEqual([])
})
