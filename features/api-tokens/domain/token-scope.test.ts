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
  ['something grave', 'TOKEN_CLOSED', 'TOKEN_CLOSED'],
])('%s by a token that reads: %s, by one that writes: %s', (call, reading, writing) => {
  expect([tokenRefusal('READ', calls[call]!), tokenRefusal('WRITE', calls[call]!)]).toEqual([
    reading,
    writing,
  ])
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
