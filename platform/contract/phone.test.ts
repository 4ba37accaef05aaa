import { expect, test } from 'vitest'
import { fieldErrorsOf } from './field-errors.ts'
import { phoneFromText, wholeNumber } from './numbering-plans.ts'
import { phone } from './phone.ts'

const errorsOf = (given: unknown) => {
  const parsed = phone().safeParse(given)
  return parsed.success ? {} : fieldErrorsOf(parsed.error.issues)
}

test.each([
  ['RU', '8 (912) 345-67-89', '+79123456789'],
  ['RU', '9123456789', '+79123456789'],
  ['RU', '+7 912 345 67 89', '+79123456789'],
  ['KZ', '8 (771) 000 9998', '+77710009998'],
  ['GB', '07400 123456', '+447400123456'],
])('%s %s is stored as %s', (country, number, stored) => {
  expect(errorsOf({ country, number })).toEqual({})
  expect(wholeNumber({ country, number })).toBe(stored)
})

test.each([
  [{ country: '', number: '8 (912) 345-67-89' }, { country: 'PHONE_COUNTRY_REQUIRED' }],
  [{ country: 'ZZ', number: '8 (912) 345-67-89' }, { country: 'PHONE_COUNTRY_REQUIRED' }],
  [{ country: 'ru', number: '8 (912) 345-67-89' }, { country: 'PHONE_COUNTRY_REQUIRED' }],
  [{ country: 'RU', number: '' }, { number: 'REQUIRED' }],
  [{ country: 'RU', number: '8 (912) 345-67' }, { number: 'INVALID_PHONE' }],
  [{ country: 'RU', number: 'восемь девятьсот' }, { number: 'INVALID_PHONE' }],
  // A number of another country, and an extension that nobody can call.
  [{ country: 'RU', number: '+44 7400 123456' }, { number: 'INVALID_PHONE' }],
  [{ country: 'RU', number: '8 912 345-67-89 ext 5' }, { number: 'INVALID_PHONE' }],
  [{ country: 'RU', number: '1'.repeat(23) }, { number: 'TOO_LONG' }],
])('%o is refused', (given, fields) => {
  expect(errorsOf(given)).toEqual(fields)
})

test.each([
  ['8 912 345-67-89', 'RU', 'RU', '+79123456789'],
  ['89123456789', 'US', 'RU', '+79123456789'],
  ['79123456789', 'US', 'RU', '+79123456789'],
  ['8 701 234 56 78', '', 'KZ', '+77012345678'],
  ['8 495 123-45-67', 'GB', 'RU', '+74951234567'],
])('%s, written by somebody at home in %s, is of %s', (text, home, country, number) =>
  expect(phoneFromText(text, home)).toEqual({ country, number }),
)

test.each(['8 912 345-67', '8 912 345-67-89, 8 912 345-67-90', '12345', ''])('%s is no phone', (text) =>
  expect(phoneFromText(text, 'RU')).toBeNull(),
)
