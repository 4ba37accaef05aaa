import { expect, test } from 'vitest'
import { askSupport } from '../../contract/support.endpoints.ts'
import { wrongInQuestion } from './question.rules.ts'

const right = { name: '', email: 'anna@example.org', subject: 'Вопрос', body: 'Как подать заявку?' }

test.each([
  [{}, {}],
  [
    { email: '', subject: '   ', body: 'я'.repeat(10_000) },
    { email: 'REQUIRED', subject: 'REQUIRED', body: 'TOO_LONG' },
  ],
  [
    { email: 'not-an-address', subject: 'я'.repeat(201), body: '' },
    { email: 'INVALID_EMAIL', subject: 'TOO_LONG', body: 'REQUIRED' },
  ],
  [{ name: 'я'.repeat(201) }, { name: 'TOO_LONG' }],
  [{ subject: 'я'.repeat(200), body: 'я'.repeat(4000), name: 'я'.repeat(200) }, {}],
])('all that is wrong in %j is reported at once', (given, wrong) => {
  expect(wrongInQuestion({ ...right, ...given }, false)).toEqual(wrong)
})

test('who is signed in needs no address, but a given one has to be right', () => {
  expect(wrongInQuestion({ ...right, email: '' }, true)).toEqual({})
  expect(wrongInQuestion({ ...right, email: 'anna' }, true)).toEqual({ email: 'INVALID_EMAIL' })
})

test('the limits are those of the contract', () => {
  const fits = (given: object) => askSupport.body.safeParse({ ...right, name: 'Анна', ...given }).success
  expect(fits({ subject: 'я'.repeat(200), body: 'я'.repeat(4000) })).toBe(true)
  expect(fits({ subject: 'я'.repeat(201) })).toBe(false)
  expect(fits({ body: 'я'.repeat(4001) })).toBe(false)
})
