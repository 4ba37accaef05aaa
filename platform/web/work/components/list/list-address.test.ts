import { expect, test } from 'vitest'
import { listPart, withinPage } from './list-address.ts'

const keys = ['q', 'page', 'size', 'sort', 'view', 'cols', 'status']

test('the parameters of a list are distinguished from those of its page', () => {
  expect(listPart('?eventId=1&tab=guests&status=WAITING&page=3', keys)).toBe('?status=WAITING&page=3')
})

test('a wanted state of a list keeps the record and the tab of the page, and nothing of the last state', () => {
  const now = '?eventId=1&tab=guests&status=WAITING&page=3&q=x'
  expect(withinPage(now, keys, '?status=CONFIRMED')).toBe('?eventId=1&tab=guests&status=CONFIRMED')
  expect(withinPage(now, keys, '')).toBe('?eventId=1&tab=guests')
})

test('a view that was saved at one record does not lead away from another', () => {
  expect(withinPage('?eventId=2&tab=guests', keys, '?eventId=1&tab=jury&sort=-NAME')).toBe(
    '?eventId=2&tab=guests&sort=-NAME',
  )
})
