import { expect, test } from 'vitest'
import { zoneOptions } from './zone-options.ts'

test.each([
  ['ru', 'Моск', 'Europe/Moscow'],
  ['ru', 'Омск', 'Asia/Omsk'],
  ['en', 'Moscow', 'Europe/Moscow'],
] as const)('in %s “%s” finds %s', (locale, typed, zone) => {
  const found = zoneOptions(locale).filter(({ label }) => label.includes(typed))
  expect(found.map(({ value }) => value)).toContain(zone)
})

test('a zone without a place of its own keeps its name alone', () => {
  expect(zoneOptions('ru').every(({ label }) => !label.includes('GMT+'))).toBe(true)
})
