import { expect, test } from 'vitest'
import { newPassword } from '#platform/contract/fields.ts'
import { emailError, passwordError, repeatError } from './form-rules.ts'

test.each(['', 'short1', 'longenough', '12345678', 'пароль12', 'demo-Passw0rd', 'abcdefg1'])(
  'the rule shown while typing judges %j as the service does',
  (password) => {
    expect(passwordError(password, 8) === undefined).toBe(newPassword().safeParse(password).success)
  },
)

test('a portal may require a longer password', () => {
  expect(passwordError('abcdefg12345', 13)).toBe('TOO_SHORT')
  expect(passwordError('abcdefg123456', 13)).toBeUndefined()
})

test('a repeated password must be the same', () => {
  expect(repeatError('a', '')).toBe('REQUIRED')
  expect(repeatError('a', 'b')).toBe('PASSWORDS_DIFFER')
  expect(repeatError('a', 'a')).toBeUndefined()
})

test.each([
  ['', 'REQUIRED'],
  ['anna', 'INVALID_EMAIL'],
  ['anna@demo', 'INVALID_EMAIL'],
  ['anna@demo.example', undefined],
  [' anna@demo.example ', undefined],
])('the address %j', (email, code) => {
  expect(emailError(email)).toBe(code)
})
