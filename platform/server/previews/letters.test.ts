import { expect, test } from 'vitest'
import { outlineOf } from './letters.ts'

/** Number of arguments of each path command. */
const numbers: Readonly<Record<string, number>> = { M: 2, L: 2, Q: 4, C: 6, Z: 0 }

test('every command of an outline has its numbers, those that round to nothing too', () => {
  const path = outlineOf('Анна Петрова · 29.11.2026 14:05 UTC, Ёжиков qgj@', {
    x: 0,
    y: 0,
    size: 8,
    weight: 400,
  })
  const commands = [...path.matchAll(/([A-Z])([^A-Z]*)/g)].map(
    ([, type = '', typed = '']) => [type, typed.split(' ').filter(Boolean).length] as const,
  )
  expect(commands.length).toBeGreaterThan(100)
  for (const [type, count] of commands) expect(count, type).toBe(numbers[type])
})
