import fc from 'fast-check'
import { expect, test } from 'vitest'
import { widestWord, wordWidths } from './word-widths.ts'

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0)

test('words stay whole where the sheet has room', () => {
  const [name, email] = wordWidths([24, 52], 173)
  expect(name).toBeGreaterThan(24)
  expect(email).toBeGreaterThan(52)
})

test('a word wider than the sheet gives way; the others stay whole', () => {
  const [name, word, number] = wordWidths([24, 3000, 8], 173)
  expect(name).toBeGreaterThan(24)
  expect(number).toBeGreaterThan(8)
  expect(name! + word! + number!).toBeCloseTo(173)
})

test('columns are never wider than the sheet, nor than their words need', () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat({ max: 5000 }), { minLength: 1, maxLength: 40 }),
      fc.integer({ min: 100, max: 400 }),
      (widest, room) => {
        const widths = wordWidths(widest, room)
        expect(widths).toHaveLength(widest.length)
        expect(sum(widths)).toBeLessThanOrEqual(room + 1e-6)
        const whole = wordWidths(widest, Number.MAX_SAFE_INTEGER)
        expect(widths.every((width, n) => width <= whole[n]! + 1e-9)).toBe(true)
        if (sum(whole) <= room) expect(widths).toEqual(whole)
      },
    ),
  )
})

test('a word ends at a space or after a hyphen; a heading is smaller', () => {
  expect(widestWord('')).toBe(0)
  expect(widestWord('Экспресс-диагностика')).toBe(widestWord('диагностика'))
  expect(widestWord('name.of.somebody@people.example')).toBeGreaterThan(widestWord('name.of.somebody'))
  expect(widestWord('мероприятия', true)).toBeLessThan(widestWord('мероприятия'))
  expect(widestWord('28.11.2026 00:54')).toBe(widestWord('28.11.2026'))
})
