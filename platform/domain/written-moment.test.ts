import { expect, test } from 'vitest'
import { writtenDay, writtenInstant, writtenTime } from './written-moment.ts'

test('a day is written by the rules of the language', () => {
  expect(writtenDay('ru', '2026-12-03')).toBe('03.12.2026')
  expect(writtenDay('en', '2026-12-03')).toBe('2026/12/03')
})

test.each([
  ['00:05', '12:05\u00a0AM'],
  ['09:30', '9:30\u00a0AM'],
  ['12:00', '12:00\u00a0PM'],
  ['18:00', '6:00\u00a0PM'],
])('the time %s is %s in English and unchanged in Russian', (time, english) => {
  expect(writtenTime('en', time)).toBe(english)
  expect(writtenTime('ru', time)).toBe(time)
})

test('an instant is written by the clock of its zone, with its name', () => {
  expect(writtenInstant('ru', '2026-11-26T15:00:00Z', 'Europe/Moscow')).toBe('26.11.2026 18:00 МСК')
  expect(writtenInstant('en', '2026-11-26T15:00:00Z', 'Europe/Moscow')).toBe('2026/11/26 6:00\u00a0PM MSK')
  expect(writtenInstant('en', '2026-11-26T22:30:00Z', 'Asia/Yekaterinburg')).toBe(
    '2026/11/27 3:30\u00a0AM UTC+5',
  )
  expect(writtenInstant('en', new Date('2026-11-26T22:30:00Z'), 'UTC')).toBe('2026/11/26 10:30\u00a0PM UTC')
})
