import fc from 'fast-check'
import { expect, test } from 'vitest'
import { daysNeeded, durationProblems, plannedTasks, shownDays } from './durations.rules.ts'

const task = (durationDays: number | null, strictlyAccepted = true, contentStatus = 'PUBLISHED') => ({
  durationDays,
  strictlyAccepted,
  contentStatus,
})

const spans = (strict: boolean, ...tasks: ReturnType<typeof task>[]) =>
  plannedTasks(tasks, strict).map(({ days }) => days && [days.from, days.to])

test('in strict order one follows the other', () => {
  expect(spans(true, task(7), task(3, false), task(10))).toEqual([
    [1, 7],
    [8, 10],
    [11, 20],
  ])
})

test('in any order a task waits for those before it that must be accepted first', () => {
  expect(spans(false, task(7, false), task(10), task(3, false), task(5, false))).toEqual([
    [1, 7],
    [1, 10],
    [11, 13],
    [11, 15],
  ])
})

test('the start after a task without a length is unknown, but in any order only where one waits for it', () => {
  expect(spans(true, task(2), task(null), task(4))).toEqual([[1, 2], null, null])
  expect(spans(false, task(null, false), task(4))).toEqual([null, [1, 4]])
})

const tasksOf = fc.array(
  fc.record({ durationDays: fc.option(fc.integer({ min: 1, max: 60 })), strictlyAccepted: fc.boolean() }),
  { maxLength: 12 },
)

test('any order never takes longer than strict order, and strict order takes the sum', () => {
  fc.assert(
    fc.property(tasksOf, (tasks) => {
      const sum = tasks.reduce((days, { durationDays }) => days + (durationDays ?? 0), 0)
      const longest = Math.max(0, ...tasks.map(({ durationDays }) => durationDays ?? 0))
      expect(daysNeeded(tasks, true)).toBe(sum)
      expect(daysNeeded(tasks, false)).toBeLessThanOrEqual(sum)
      expect(daysNeeded(tasks, false)).toBeGreaterThanOrEqual(longest)
    }),
  )
})

const programme = (days: number | null, track: number | null, ...tasks: ReturnType<typeof task>[]) =>
  durationProblems({
    durationDays: days,
    creationStrategy: 'STRICT',
    tracks: [{ name: 'Seed', durationDays: track, contentStatus: 'DRAFT', trackpoints: tasks }],
  }).map(({ part, of, needed, given }) => `${part} ${needed} > ${of} ${given}`)

test.each([
  ['all agree', programme(100, 90, task(45), task(45)), []],
  ['nothing has a length', programme(null, null, task(null)), []],
  ['tasks are longer than the track', programme(null, 30, task(20), task(11)), ['tasks 31 > track 30']],
  ['the track is longer than the programme', programme(60, 90, task(5)), ['track 90 > programme 60']],
  ['all three', programme(60, 90, task(95)), ['tasks 95 > track 90', 'track 90 > programme 60']],
  [
    'a track without a length is as long as its tasks',
    programme(60, null, task(61)),
    ['tasks 61 > programme 60'],
  ],
  ['what is archived counts for nothing', programme(null, 30, task(20), task(90, true, 'ARCHIVE')), []],
])('%s', (_name, found, expected) => {
  expect(found).toEqual(expected)
})

test('a track says the days its tasks need, and the promised ones if they cannot be counted', () => {
  const track = (durationDays: number | null, ...trackpoints: ReturnType<typeof task>[]) =>
    shownDays({ durationDays, strictOrder: true, trackpoints })
  expect(track(21, task(7), task(10), task(14))).toBe(31)
  expect(track(90, task(7), task(10), task(14, true, 'ARCHIVE'))).toBe(17)
  expect(track(21, task(7), task(null))).toBe(21)
  expect(track(21)).toBe(21)
  expect(track(null, task(null))).toBeNull()
})
