import { expect, test } from 'vitest'
import { createRecent } from './recent.ts'

const begin = Date.now()
/** A process that has listened for a minute. */
const minute = begin + 60_000

test('returns the messages since, and a second more for what was on its way', () => {
  const recent = createRecent<string>()
  recent.remember('long ago', minute - 10_000)
  recent.remember('on its way', minute - 3500)
  recent.remember('meanwhile', minute - 500)
  expect(recent.since(3000, minute)).toEqual(['on its way', 'meanwhile'])
  expect(recent.since(0, minute)).toEqual(['meanwhile'])
  expect(recent.since(0, minute + 5000)).toEqual([])
})

test('does not know messages from before it subscribed, nor older than it remembers', () => {
  const recent = createRecent<string>()
  expect(recent.since(500, Date.now() + 800)).toBeNull()
  expect(recent.since(30_001, minute)).toBeNull()
  expect(recent.since(29_000, minute)).toEqual([])
  recent.lose(minute)
  expect(recent.since(0, minute + 500)).toBeNull()
  expect(recent.since(0, minute + 1500)).toEqual([])
})

test('remembers two thousand things, and says so when there were more', () => {
  const recent = createRecent<number>()
  for (let i = 0; i < 9000; i++) recent.remember(i, minute + i)
  expect(recent.since(5000, minute + 9000)).toBeNull()
  expect(recent.since(100, minute + 9000)?.at(0)).toBe(7900)
  expect(recent.since(100, minute + 9000)?.at(-1)).toBe(8999)
})
