import { expect, test } from 'vitest'
import { givenAddress, givenNames, pageAddress, pageParameters } from './page-parameters.ts'

const search = new URLSearchParams({
  project_key: 'runway-portal',
  session: 'abc',
  redirected_from: 'https://portal.example/get-token?redirect_to=%2Fs%2Falpha',
  token: 'one-time',
})

test('pages pass their parameters along, but no one-time token', () => {
  const address = new URL(pageAddress('register', search), 'https://sso.example')
  expect(address.pathname).toBe('/sso/register')
  expect(Object.fromEntries(address.searchParams)).toEqual({
    project_key: 'runway-portal',
    session: 'abc',
    redirected_from: 'https://portal.example/get-token?redirect_to=%2Fs%2Falpha',
  })
})

test('what is missing is empty, and a missing session is left out', () => {
  expect(pageParameters(new URLSearchParams())).toEqual({ projectKey: '', redirectedFrom: '' })
})

test('an invitation gives the registration its name, of a bounded length', () => {
  const given = new URLSearchParams({ last_name: 'Петров', first_name: 'я'.repeat(5000) })
  expect(givenNames(given)).toEqual({ lastName: 'Петров', firstName: 'я'.repeat(200), middleName: '' })
})

test.each([
  ['#email=petrov%40people.example', 'petrov@people.example'],
  ['', ''],
  ['#email=', ''],
  ['#email=not-an-address', ''],
  [`#email=${'a'.repeat(5000)}%40people.example`, ''],
  ['#other=petrov%40people.example', ''],
])('the fragment “%.40s” gives the sign-in the address “%s”', (fragment, address) => {
  expect(givenAddress(fragment)).toBe(address)
})
