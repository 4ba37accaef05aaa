import { expect, test } from 'vitest'
import { actors, own, person, type ActorName } from '../../../tests/support/actors.ts'
import { matrix } from '../../../tests/support/matrix.ts'
import { mentorDaysOff } from './days-off.policy.ts'
import { daysOffProblems } from './days-off.rules.ts'
import { maxDaysOff } from './states.ts'

const today = '2027-03-15'

test.each([
  ['today alone', '2027-03-15', '2027-03-15', 0, {}],
  ['two weeks', '2027-04-01', '2027-04-14', 0, {}],
  ['from yesterday', '2027-03-14', '2027-03-20', 0, { from: 'DATE_IN_PAST' }],
  ['that end first', '2027-04-02', '2027-04-01', 0, { to: 'END_BEFORE_START' }],
  ['of three years and a day', '2027-04-01', '2030-04-02', 0, { to: 'PERIOD_TOO_LONG' }],
  ['in more than ten years', '2037-04-01', '2037-04-02', 0, { to: 'DATE_TOO_FAR' }],
  ['the last that fit', '2027-04-01', '2027-04-02', maxDaysOff - 1, {}],
  ['one period too many', '2027-04-01', '2027-04-02', maxDaysOff, { from: 'TOO_MANY' }],
])('days off: %s', (_what, from, to, closed, problems) => {
  expect(daysOffProblems({ from, to }, { today, closed })).toEqual(problems)
})

const everybody = Object.keys(actors) as ActorName[]

// Of the mentor's own days, and of those of another mentor.
const may = matrix(
  everybody,
  ['own', 'others'],
  `                 own  others
  guest            no   no
  stranger         no   no
  leader           no   no
  member           no   no
  team             no   no
  team admin       no   no
  team tracker     no   no
  tracker          no   no
  other tracker    no   no
  expert           no   no
  mentor           yes  no
  team in project  no   no
  foreign admin    no   no
  portal admin     no   no
  portal deputy    no   no`,
)

test.each(everybody)('who closes days of a mentor: %s', (name) => {
  const verdict = (personUid: string) =>
    mentorDaysOff.keep.allows(actors[name], { personUid }) ? 'yes' : 'no'
  expect({ own: verdict('mentor'), others: verdict('another') }).toEqual(may[name])
})

test('who was a mentor sees the days they closed, and closes none', () => {
  const gone = person('mentor')
  expect(mentorDaysOff.view.allows(gone, { personUid: 'mentor' })).toBe(true)
  expect(mentorDaysOff.keep.allows(gone, { personUid: 'mentor' })).toBe(false)
  expect(mentorDaysOff.keep.allows(person('mentor', { in: own, as: ['MNT'] }), { personUid: 'mentor' })).toBe(
    true,
  )
})
