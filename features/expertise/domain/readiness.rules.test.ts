import { describe, expect, test } from 'vitest'
import { orderTrouble, orderWarnings } from './order.rules.ts'
import { joinedDays, readinessOf, roomOf, type Days } from './readiness.rules.ts'

const from = (from: string, to: string): Days => ({ from: `2026-11-${from}`, to: `2026-11-${to}` })

/** Today is the 10th, the review is due on the 20th. */
const time = (absences: Days[], own = {}) => ({
  today: '2026-11-10',
  dueOn: '2026-11-20',
  absences,
  capacity: null,
  inMonth: 0,
  ...own,
})

describe('absence until the last day', () => {
  test.each([
    ['nothing is said', [], 'NONE'],
    ['it was before', [from('01', '09')], 'NONE'],
    ['it comes after', [from('21', '30')], 'NONE'],
    ['all of it', [from('10', '20')], 'WHOLE'],
    ['more than all of it', [from('01', '30')], 'WHOLE'],
    ['all but the first day', [from('11', '20')], 'PART'],
    ['all but the last day', [from('10', '19')], 'PART'],
    ['a single day', [from('15', '15')], 'PART'],
    ['two that meet', [from('16', '25'), from('08', '15')], 'WHOLE'],
    ['two with a day between', [from('08', '14'), from('16', '25')], 'PART'],
  ] as const)('%s: %s', (_name, absences, absence) => {
    expect(readinessOf(time([...absences]), 1).absence).toBe(absence)
  })

  test('an unknown day gives no statement', () => {
    expect(readinessOf(time([from('01', '30')], { dueOn: null }), 1).absence).toBe('NONE')
  })
})

describe('a full month', () => {
  test.each([
    [null, 40, 5, false, null],
    [4, 0, 4, false, 4],
    [4, 3, 1, false, 1],
    [4, 3, 2, true, 1],
    [4, 4, 1, true, 0],
    [4, 6, 1, true, 0],
    [0, 0, 1, true, 0],
  ])(
    'of %s wanted %i are taken, and %i more arrive: full %s, capacity %s',
    (capacity, inMonth, more, full, room) => {
      expect(readinessOf(time([], { capacity, inMonth }), more).full).toBe(full)
      expect(roomOf(time([], { capacity, inMonth }))).toBe(room)
    },
  )
})

test('an expert who is away until the end is left out, one who is full or away for some days is reported', () => {
  const pair = (absence: 'NONE' | 'PART' | 'WHOLE', full: boolean) => ({
    taskDone: true,
    ownProject: false,
    available: true,
    alreadyOrdered: false,
    readiness: { absence, full },
    conflicts: [],
  })
  expect(orderTrouble(pair('WHOLE', true), true)).toBe('EXPERT_ABSENT')
  expect(orderTrouble(pair('PART', true), false)).toBeNull()
  expect(orderWarnings(pair('PART', true))).toEqual(['FULL', 'PARTLY_ABSENT'])
  expect(orderWarnings(pair('NONE', false))).toEqual([])
})

test('absences that overlap or follow each other become one', () => {
  expect(joinedDays([from('20', '22'), from('01', '05'), from('06', '08'), from('03', '04')])).toEqual([
    from('01', '08'),
    from('20', '22'),
  ])
})
