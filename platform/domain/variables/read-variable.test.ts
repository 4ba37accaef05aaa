import { expect, test } from 'vitest'
import { readVariable } from './read-variable.ts'
import { systemVariableKeys, systemVariables } from './system-variables.ts'

test.each([
  ['appName', ' Полоса ', 'Полоса'],
  ['appName', ' ', { error: 'REQUIRED' }],
  ['appName', 'x'.repeat(100), 'x'.repeat(100)],
  ['appName', 'x'.repeat(101), { error: 'TOO_LONG' }],
  ['appName', 'a\u0000b', { error: 'INVALID' }],
  ['brand', 'aurora', 'aurora'],
  ['brand', 'pink', { error: 'NOT_IN_LIST' }],
  ['acceleratorRequestLimit', '0', 0],
  ['acceleratorRequestLimit', '100', 100],
  ['acceleratorRequestLimit', '101', { error: 'TOO_BIG' }],
  ['acceleratorRequestLimit', '-1', { error: 'TOO_SMALL' }],
  ['acceleratorRequestLimit', '3.5', { error: 'NOT_AN_INTEGER' }],
  ['acceleratorRequestLimit', '', { error: 'REQUIRED' }],
  ['faqUrl', '', ''],
  ['faqUrl', 'help.example', 'https://help.example'],
  ['faqUrl', 'javascript:alert(1)', { error: 'INVALID_URL' }],
  ['supportEmail', 'a@b.example', 'a@b.example'],
  ['supportEmail', 'nobody', { error: 'INVALID_EMAIL' }],
] as const)('%s: %j', (key, typed, read) => expect(readVariable(key, typed)).toEqual(read))

test('every choice of a variable is read as itself', () => {
  for (const key of systemVariableKeys) {
    const variable = systemVariables[key]
    if (variable.kind === 'choice') for (const one of variable.of) expect(readVariable(key, one)).toBe(one)
  }
})
