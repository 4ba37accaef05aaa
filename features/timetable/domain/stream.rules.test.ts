import { describe, expect, test } from 'vitest'
import { dayIn } from '#platform/domain/deadline.ts'
import { actors, own, type ActorName } from '../../../tests/support/actors.ts'
import { matrix } from '../../../tests/support/matrix.ts'
import { acceptanceOf } from './acceptance.rules.ts'
import type { Acceptance } from './states.ts'
import { overlapAt, periodProblems, requestLeftOut, streamActionsIn, streamStateOf } from './stream.rules.ts'
import { timetables } from './timetable.policy.ts'

const period = (from: string, to: string) => ({ from, to })
const march = period('2026-03-10', '2026-03-20')

describe('the state of a stream', () => {
  test.each([
    ['2026-03-09', 'PLANNED'],
    ['2026-03-10', 'ACTIVE'],
    ['2026-03-20', 'ACTIVE'],
    ['2026-03-21', 'COMPLETED'],
  ])('on %s is %s: both days are counted in', (today, state) => {
    expect(streamStateOf(march, today)).toBe(state)
  })

  // A second before midnight and at midnight, in the accelerator's time zone.
  test.each([
    ['Pacific/Kiritimati', '2026-03-09T09:59:59Z', 'PLANNED'],
    ['Pacific/Kiritimati', '2026-03-09T10:00:00Z', 'ACTIVE'],
    ['Pacific/Pago_Pago', '2026-03-10T10:59:59Z', 'PLANNED'],
    ['Pacific/Pago_Pago', '2026-03-10T11:00:00Z', 'ACTIVE'],
    // New York switches to daylight saving time on 8 March 2026: the stream ends an hour earlier in UTC than in
    // winter.
    ['America/New_York', '2026-03-21T03:59:59Z', 'ACTIVE'],
    ['America/New_York', '2026-03-21T04:00:00Z', 'COMPLETED'],
  ])('is given by the day of %s at %s: %s', (zone, at, state) => {
    expect(streamStateOf(march, dayIn(zone, Date.parse(at)))).toBe(state)
  })

  // Berlin: 25 October 2026 has 25 hours, 29 March 23.
  test.each([
    ['2026-10-24T21:59:59Z', 'PLANNED'],
    ['2026-10-24T22:00:00Z', 'ACTIVE'],
    ['2026-10-25T22:59:59Z', 'ACTIVE'],
    ['2026-10-25T23:00:00Z', 'COMPLETED'],
  ])('lasts the whole of a day on which clocks go back: at %s it is %s', (at, state) => {
    expect(streamStateOf(period('2026-10-25', '2026-10-25'), dayIn('Europe/Berlin', Date.parse(at)))).toBe(
      state,
    )
  })

  test.each([
    ['2028-02-28T23:59:59Z', 'ACTIVE'],
    ['2028-02-29T12:00:00Z', 'ACTIVE'],
    ['2028-03-01T00:00:00Z', 'COMPLETED'],
  ])('lasts through 29 February: at %s it is %s', (at, state) => {
    expect(streamStateOf(period('2028-02-01', '2028-02-29'), dayIn('UTC', Date.parse(at)))).toBe(state)
  })
})

describe('the days given to a stream', () => {
  const today = '2026-03-15'
  const running = march
  const planned = period('2026-04-01', '2026-04-30')
  const over = period('2026-01-01', '2026-01-31')

  test.each([
    ['a new one from today', null, period('2026-03-15', '2026-03-20'), {}],
    ['a new one of a single day', null, period('2026-03-15', '2026-03-15'), {}],
    ['a new one from yesterday', null, period('2026-03-14', '2026-03-20'), { from: 'DATE_IN_PAST' }],
    ['a new one that ends first', null, period('2026-03-20', '2026-03-19'), { to: 'END_BEFORE_START' }],
    [
      'a new one of three years and a day',
      null,
      period('2027-01-01', '2030-01-01'),
      { to: 'PERIOD_TOO_LONG' },
    ],
    ['a new one of three years', null, period('2027-01-01', '2029-12-31'), {}],
    ['one in ten years and more', null, period('2036-03-01', '2036-04-01'), { to: 'DATE_TOO_FAR' }],
    ['a planned one that is moved', planned, period('2026-05-01', '2026-05-31'), {}],
    ['a planned one that begins today', planned, period('2026-03-15', '2026-04-30'), {}],
    ['a planned one into the past', planned, period('2026-03-01', '2026-04-30'), { from: 'DATE_IN_PAST' }],
    ['a running one that ends today', running, period('2026-03-10', '2026-03-15'), {}],
    [
      'a running one that ended yesterday',
      running,
      period('2026-03-10', '2026-03-14'),
      { to: 'DATE_IN_PAST' },
    ],
    ['a running one that goes on', running, period('2026-03-10', '2026-04-10'), {}],
    ['a running one that began otherwise', running, period('2026-03-12', '2026-03-20'), {}],
    ['a running one only renamed', running, running, {}],
    ['one that is over, only renamed', over, over, {}],
    [
      'one that is over and moved',
      over,
      period('2026-01-02', '2026-04-01'),
      { from: 'PERIOD_OVER', to: 'PERIOD_OVER' },
    ],
    ['one that is over and reopened', over, period('2026-01-01', '2026-04-01'), { to: 'PERIOD_OVER' }],
  ])('%s', (_what, before, next, problems) => {
    expect(periodProblems(before, next, today)).toEqual(problems)
  })

  test('that overlap are shown where they run into the other stream', () => {
    expect(overlapAt(period('2026-03-15', '2026-04-01'), march)).toBe('from')
    expect(overlapAt(period('2026-03-01', '2026-03-12'), march)).toBe('to')
    expect(overlapAt(period('2026-03-01', '2026-04-01'), march)).toBe('to')
  })

  test.each([
    ['none', { first: null, last: null }, null],
    ['all inside', { first: '2026-03-10', last: '2026-03-20' }, null],
    ['one before', { first: '2026-03-09', last: '2026-03-12' }, '2026-03-09'],
    ['one behind', { first: '2026-03-12', last: '2026-03-21' }, '2026-03-21'],
  ])('leave out no application: %s', (_what, requests, day) => {
    expect(requestLeftOut(period('2026-03-01', '2026-03-31'), march, requests)).toBe(day)
  })

  test('leave out nobody where they stay as they are, though the time zone was changed since', () => {
    expect(requestLeftOut(march, march, { first: '2026-03-09', last: '2026-03-21' })).toBeNull()
  })

  test('stay where somebody applied: such a stream is not deleted', () => {
    expect(streamActionsIn(0, true)).toEqual(['edit', 'copy', 'delete'])
    expect(streamActionsIn(1, true)).toEqual(['edit', 'copy'])
    expect(streamActionsIn(0, false)).toEqual(['edit', 'delete'])
  })
})

describe('whether a track takes applications', () => {
  const active = period('2026-03-10', '2026-03-20')
  const next = period('2026-04-01', '2026-04-30')
  const facts = {
    programmeStatus: 'PUBLISHED',
    trackStatus: 'PUBLISHED',
    blocked: false,
    requestType: 'ON_SCHEDULE',
    streams: [next, active],
  } as const

  test.each<[string, Partial<Parameters<typeof acceptanceOf>[0]>, Acceptance, unknown]>([
    ['an open stream', {}, 'UNTIL', active],
    ['only the next one', { streams: [next] }, 'FROM', next],
    ['one that is over', { streams: [period('2026-01-01', '2026-01-31')] }, 'NO_DATES', null],
    ['none', { streams: [] }, 'NO_DATES', null],
    ['applications at any time', { requestType: 'CONTINUOUS' }, 'ALWAYS', null],
    ['paused applications', { blocked: true }, 'PAUSED', null],
    ['a draft', { trackStatus: 'DRAFT' }, 'UNPUBLISHED', null],
    ['a programme that is a draft', { programmeStatus: 'DRAFT' }, 'UNPUBLISHED', null],
    ['an archived track, whatever else', { trackStatus: 'ARCHIVE', blocked: true }, 'ARCHIVED', null],
    ['an archived programme', { programmeStatus: 'ARCHIVE' }, 'ARCHIVED', null],
  ])('with %s', (_what, given, state, stream) => {
    expect(acceptanceOf({ ...facts, ...given }, '2026-03-15')).toEqual({ state, stream })
  })
})

const everybody = Object.keys(actors) as ActorName[]

const who = matrix(
  everybody,
  ['read', 'edit', 'builder'],
  `                 read  edit  builder
  guest            no    no    no
  stranger         no    no    no
  leader           no    no    no
  member           no    no    no
  team             yes   no    yes
  team admin       yes   yes   yes
  team tracker     yes   no    no
  tracker          no    no    no
  other tracker    no    no    no
  expert           no    no    no
  mentor           no    no    no
  team in project  yes   yes   yes
  foreign admin    no    no    no
  portal admin     yes   no    no
  portal deputy    yes   no    no`,
)

test.each(everybody)('who may: %s', (name) => {
  const actor = actors[name]
  const facts = { acceleratorId: own }
  const builder = actor.kind === 'guest' ? actor : { ...actor, accessFlags: ['PROGRAMME_BUILDER' as const] }
  const answerOf = (may: boolean) => (may ? 'yes' : 'no')
  expect({
    read: answerOf(timetables.read.allows(actor, facts)),
    edit: answerOf(timetables.edit.allows(actor, facts)),
    builder: answerOf(timetables.edit.allows(builder, facts)),
  }).toEqual(who[name])
})
