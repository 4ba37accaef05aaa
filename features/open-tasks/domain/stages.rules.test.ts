import { describe, expect, test } from 'vitest'
import { outageProblems, stageProblems } from './stages.rules.ts'

const at = (instant: string): number => Date.parse(`${instant}Z`)
const now = at('2026-12-01T12:00')

type Typed = [opens: string, until: string, results: string]

const problemsOf = ([opens, until, results]: Typed) =>
  stageProblems(
    { opens: at(opens), until: at(until), results: at(results) },
    { opensDay: opens.slice(0, 10), untilDay: until.slice(0, 10), resultsDay: results.slice(0, 10) },
    { now, today: '2026-12-01' },
  )

describe('the stages of a task', () => {
  test.each<[string, Typed, object]>([
    ['are in order', ['2026-12-02T10:00', '2026-12-09T10:00', '2026-12-20T10:00'], {}],
    [
      'do not begin on a day that has passed',
      ['2020-01-01T10:00', '2026-12-09T10:00', '2026-12-20T10:00'],
      { opensDay: 'START_PASSED' },
    ],
    [
      'do not begin earlier today',
      ['2026-12-01T11:59', '2026-12-09T10:00', '2026-12-20T10:00'],
      { opensTime: 'START_PASSED' },
    ],
    [
      'are all told at once',
      ['2020-01-01T10:00', '2019-12-09T10:00', '2019-12-01T10:00'],
      { opensDay: 'START_PASSED', untilDay: 'END_BEFORE_START', resultsDay: 'RESULTS_BEFORE_END' },
    ],
    [
      'of one day differ by their times',
      ['2026-12-02T10:00', '2026-12-02T09:00', '2026-12-02T08:00'],
      { untilTime: 'END_BEFORE_START', resultsTime: 'RESULTS_BEFORE_END' },
    ],
    [
      'end within two years',
      ['2026-12-02T10:00', '2026-12-09T10:00', '2029-12-20T10:00'],
      { resultsDay: 'RESULTS_TOO_FAR' },
    ],
  ])('%s', (_name, typed, expected) => expect(problemsOf(typed)).toEqual(expected))
})

describe('an outage', () => {
  const task = { opens: at('2026-11-01T10:00'), until: at('2026-12-09T10:00'), now }
  test.each<[string, [from: string, to: string], object]>([
    ['lies between the opening and the deadline', ['2026-11-20T10:00', '2026-11-20T11:00'], {}],
    [
      'does not begin before the opening',
      ['2026-10-30T10:00', '2026-11-02T11:00'],
      { fromDay: 'OUTAGE_OUTSIDE_ENTRIES' },
    ],
    [
      'does not end before it begins on the same day',
      ['2026-11-20T10:00', '2026-11-20T09:00'],
      { toTime: 'END_BEFORE_START' },
    ],
    [
      'does not end on an earlier day',
      ['2026-11-20T10:00', '2026-11-19T09:00'],
      { toDay: 'END_BEFORE_START' },
    ],
    ['is over', ['2026-11-30T10:00', '2026-12-02T09:00'], { toDay: 'DATE_IN_FUTURE' }],
    ['lasts two weeks at most', ['2026-11-02T10:00', '2026-11-30T09:00'], { toDay: 'OUTAGE_TOO_LONG' }],
  ])('%s', (_name, [from, to], expected) =>
    expect(
      outageProblems(
        { from: at(from), to: at(to), fromDay: from.slice(0, 10), toDay: to.slice(0, 10) },
        task,
      ),
    ).toEqual(expected),
  )
})
