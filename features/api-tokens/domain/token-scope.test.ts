import { expect, test } from 'vitest'
import type { Person } from '#platform/domain/actor.ts'
import { actingByToken, tokenRefusal, type TokenCall } from './token-scope.rules.ts'

const calls: Record<string, TokenCall> = {
  'a list': { reads: ['project'] },
  'a download': { transport: 'file', changes: [] },
  'a change': { changes: ['project'] },
  'a change that nobody sees': { changes: [] },
  'an upload': { transport: 'multipart', changes: [] },
  'the account': { reads: ['account'] },
  'what the account shows': { reads: ['role', 'account'] },
  'a menu': { reads: ['role', 'accelerator'] },
  'a role': { changes: ['role', 'person'] },
  'the tokens themselves': { reads: ['apiToken'] },
  'a web hook': { changes: ['webHook'] },
  'something grave': { changes: ['person'], stepUp: true },
}

test.each([
  ['a list', null, null],
  ['a download', null, null],
  ['a change', 'TOKEN_READS_ONLY', null],
  ['a change that nobody sees', 'TOKEN_READS_ONLY', null],
  ['an upload', 'TOKEN_READS_ONLY', null],
  ['the account', 'TOKEN_CLOSED', 'TOKEN_CLOSED'],
  ['what the account shows', 'TOKEN_CLOSED', 'TOKEN_CLOSED'],
  ['a menu', null, null],
  ['a role', 'TOKEN_CLOSED', 'TOKEN_CLOSED'],
  ['the tokens themselves', 'TOKEN_CLOSED', 'TOKEN_CLOSED'],
  ['a web hook', 'TOKEN_CLOSED', 'TOKEN_CLOSED'],
  ['something grave', 'TOKEN_CLOSED', 'TOKEN_CLOSED'],
])('%s by a token that reads: %s, by one that writes: %s', (call, reading, writing) => {
  const by = (scope: 'READ' | 'WRITE') => tokenRefusal({ scope, acceleratorId: null }, calls[call]!)
  expect([by('READ'), by('WRITE')]).toEqual([reading, writing])
})

test('an accelerator’s token makes only calls that name an accelerator', () => {
  const by = (call: TokenCall) => tokenRefusal({ scope: 'WRITE', acceleratorId: 1 }, call)
  expect(by({ reads: ['project'] })).toBe('TOKEN_CLOSED')
  expect(by({ reads: ['project'], namesAccelerator: true })).toBeNull()
  expect(by({ changes: ['project'], namesAccelerator: true })).toBeNull()
  expect(by({ changes: ['role'], namesAccelerator: true })).toBe('TOKEN_CLOSED')
})

const person: Person = {
  kind: 'person',
  uid: 'a',
  roles: ['INI', 'ADMIN'],
  accessFlags: ['REPORT_BUILDER'],
  impersonatedBy: null,
  memberships: [
    { acceleratorId: 1, roles: ['ACC'], admin: true },
    { acceleratorId: 2, roles: ['ACC'], admin: false },
  ],
}

test('an accelerator’s token acts in it alone, and opens nothing once its person administers it no longer', () => {
  expect(actingByToken(person, null)).toBe(person)
  expect(actingByToken(person, 1)).toEqual({
    ...person,
    roles: ['INI'],
    accessFlags: [],
    memberships: [person.memberships[0]],
  })
  expect(actingByToken(person, 2)).toBeNull()
  expect(actingByToken(person, 3)).toBeNull()
})
