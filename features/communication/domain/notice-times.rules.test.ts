import { expect, test } from 'vitest'
import { writtenParams } from './notice-times.rules.ts'

test.each([
  ['ru', '2026-12-03', '03.12.2026'],
  ['en', '2026-12-03', '2026/12/03'],
  ['ru', '2026-12-03 18:00 Europe/Moscow', '03.12.2026 18:00 МСК'],
  ['en', '2026-12-03 18:00 Europe/Moscow', '2026/12/03 6:00\u00a0PM MSK'],
  ['ru', '2026-07-03 09:30 Asia/Yekaterinburg', '03.07.2026 09:30 UTC+5'],
  ['ru', '2026-12-03 18:00 Nowhere/Else', '03.12.2026'],
  ['ru', 'скоро', 'скоро'],
] as const)('%s writes %s as %s', (language, day, written) => {
  expect(writtenParams(language, { day, project: '2026-12-03' })).toEqual({
    day: written,
    project: '2026-12-03',
  })
})

test('a time and a zone are written as the language writes them', () => {
  expect(writtenParams('en', { day: '2026-12-03', time: '18:00', zone: 'Europe/Moscow' })).toEqual({
    day: '2026/12/03',
    time: '6:00\u00a0PM',
    zone: 'MSK',
  })
  expect(writtenParams('ru', { day: '2026-12-03', time: '18:00', zone: 'Europe/Moscow' })).toEqual({
    day: '03.12.2026',
    time: '18:00',
    zone: 'МСК',
  })
})
