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
  ['backupKeep', '6', { error: 'TOO_SMALL' }],
  ['backupKeep', '7', 7],
  ['mailSender', '', { error: 'REQUIRED' }],
  ['mailSender', 'a@b.example', 'a@b.example'],
  ['mailSender', 'Полоса <a@b.example>', 'Полоса <a@b.example>'],
  ['mailSender', '"Полоса" < a@b.example >', 'Полоса <a@b.example>'],
  ['mailSender', 'Runway, Inc. (test) <a@b.example>', '"Runway, Inc. (test)" <a@b.example>'],
  ['mailSender', 'x@y.example <a@b.example>', '"x@y.example" <a@b.example>'],
  ['mailSender', 'Run\\way <a@b.example>', { error: 'INVALID' }],
  ['mailSender', 'Run"way <a@b.example>', { error: 'INVALID' }],
  ['mailSender', 'A <x@y.example> <a@b.example>', { error: 'INVALID' }],
  ['mailSender', 'Runway\r\nBcc: c@d.example <a@b.example>', { error: 'INVALID' }],
  ['mailSender', `${'x'.repeat(101)} <a@b.example>`, { error: 'TOO_LONG' }],
  ['mailSender', 'Runway <>', { error: 'INVALID_EMAIL' }],
  ['mailSender', 'Runway <no reply@localhost>', { error: 'INVALID_EMAIL' }],
  ['mailSender', '@localhost', { error: 'INVALID_EMAIL' }],
] as const)('%s: %j', (key, typed, read) => expect(readVariable(key, typed)).toEqual(read))

test('every choice of a variable is read as itself', () => {
  for (const key of systemVariableKeys) {
    const variable = systemVariables[key]
    if (variable.kind === 'choice') for (const one of variable.of) expect(readVariable(key, one)).toBe(one)
  }
})

test('every standard value, and a sender that was read before, is read as itself', () => {
  for (const key of systemVariableKeys) {
    const { kind, standard } = systemVariables[key]
    const isUnset = standard === '' && kind === 'text'
    if (!isUnset) expect([key, readVariable(key, String(standard))]).toEqual([key, standard])
  }
  expect(readVariable('mailSender', '"x@y.example" <a@b.example>')).toBe('"x@y.example" <a@b.example>')
})

test('the time to refuse a sender does not grow with its length', () => {
  const began = performance.now()
  expect(readVariable('mailSender', ' '.repeat(2).concat('x', ' '.repeat(300_000), 'x'))).toEqual({
    error: 'TOO_LONG',
  })
  expect(performance.now() - began).toBeLessThan(100)
})
