import { expect, test } from 'vitest'
import { accessStates } from '../../projects/domain/states.ts'
import { isDueOpen, isReturnedOverdue, proposedDue } from './due.rules.ts'
import { taskStates } from './states.ts'

const open = accessStates.flatMap((access) =>
  taskStates.filter((state) => isDueOpen(access, state)).map((state) => `${access} ${state}`),
)

test('a deadline matters while a project may work and its task is to be done', () => {
  expect(open).toEqual([
    'ALLOWED_TO_WORK NOT_STARTED',
    'ALLOWED_TO_WORK PROCESS_CODE',
    'ALLOWED_TO_WORK START',
  ])
})

test.each([
  ['2026-11-29', null, null, null],
  ['2026-11-29', null, 3, '2026-12-02'],
  ['2026-11-29', '2026-11-01', null, '2026-12-06'],
  ['2026-11-29', '2026-11-01', 14, '2026-12-13'],
  ['2026-11-29', '2026-12-03', null, '2026-12-06'],
  ['2026-11-29', '2026-12-03', 2, '2026-12-03'],
  ['2026-12-28', '2027-02-01', null, '2027-02-01'],
  ['2026-12-28', '2026-12-28', null, '2027-01-04'],
])(
  'returned on %s with the deadline %s and %s days a task is proposed %s',
  (today, dueOn, days, proposed) => {
    expect(proposedDue(today, dueOn, days)).toBe(proposed)
  },
)

test.each([
  ['2026-11-29', '2026-11-10', true],
  ['2026-11-30', '2026-11-10', false],
  [null, '2026-11-10', false],
  [undefined, '2026-11-10', true],
  [undefined, '2026-11-30', false],
  [undefined, null, false],
  ['2026-11-29', null, true],
])(
  'with the new last day %s instead of %s a task returned on 30 November is overdue: %s',
  (given, present, is) => {
    expect(isReturnedOverdue(given, present, '2026-11-30')).toBe(is)
  },
)
