import { expect, test } from 'vitest'
import { applyAddress, withoutApply } from './apply-address.ts'

test.each([
  ['/s/alpha', '/s/alpha'],
  ['/s/alpha?apply=1', '/s/alpha'],
  ['/details/accelerator-program-track?id=5&apply=1', '/details/accelerator-program-track?id=5'],
  ['/details/accelerator-program-track?apply=1&id=5', '/details/accelerator-program-track?id=5'],
  ['/s/alpha?apply=10', '/s/alpha?apply=10'],
])('%s without the wish to apply', (here, page) => {
  expect(withoutApply(here)).toBe(page)
})

test('a guest signs in first and comes back to the application', () => {
  expect(applyAddress('/s/alpha', true)).toBe('/s/alpha?apply=1')
  expect(applyAddress('/details/x?id=5', true)).toBe('/details/x?id=5&apply=1')
  const address = new URL(applyAddress('/details/x?id=5', false), 'https://portal.example')
  expect(address.pathname).toBe('/login-portal')
  expect(address.searchParams.get('redirect_to')).toBe('/details/x?id=5&apply=1')
})
